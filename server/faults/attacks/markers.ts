import { fill, quickChance } from '#kernel';
import { type TestClient, openReadyTable, clientOffers } from '../../client.fixture.ts';
import { retryWhenTooFast } from './retries.ts';

/** A match of P.I. between two guests who both have markers to move. */
export async function pairWithMarkers(url: string): Promise<readonly [TestClient, TestClient]> {
  const [first, second] = await openReadyTable(url, ['Zed', 'Zoe'], { title: 'pi', seats: 2 });
  if (!first || !second) throw new Error('no client connected');
  await first.insist({ do: 'start' });
  await second.until(({ doc }) => doc.table.phase === 'playing');
  const chance = quickChance(3);
  while ([first, second].some(client => !clientOffers(client).some(({ type }) => type === 'assign'))) {
    const mover = first.doc.awaited[0] === first.doc.you.seat ? first : second;
    const offer = clientOffers(mover).find(({ type }) => type === 'investigate');
    if (!offer) throw new Error('no investigator is left');
    await mover.insist({ do: 'move', action: fill(offer, chance), based: mover.n });
    await Promise.all([first, second].map(one => one.until(({ n }) => n >= mover.n)));
  }
  return [first, second];
}

/** Puts a marker on a tile, or removes it. Resolves with the reason if it was finally refused. */
export async function toggleMarker(client: TestClient, time: number): Promise<string> {
  const type = time % 2 === 0 ? 'assign' : 'unassign';
  const offer = clientOffers(client).find(one => one.type === type);
  if (!offer) return 'nothing to do';
  const action = fill(offer, quickChance(time));
  const answer = await retryWhenTooFast(client, () => ({ do: 'move', action, based: client.n }));
  return answer.type === 'refused' ? answer.refused.because : 'done';
}
