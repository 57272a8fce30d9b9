import { type Chance, fill, quickChance } from '#kernel';
import { type TestClient, connect, type TestGuest, newGuest, newTable, clientOffers } from '../../client.fixture.ts';
import type { Command } from '../../../tables/protocol.ts';
import { toggleMarker } from './markers.ts';
import { retryWhenTooFast } from './retries.ts';

/** Creates guests with these names. */
export const guestsNamed = (url: string, names: readonly string[]): Promise<TestGuest[]> =>
  Promise.all(names.map(name => newGuest(url, name)));

export interface MastersPlan {
  readonly url: string;
  /** The guest who stays. */
  readonly guest: TestGuest;
  /** The other guests, until masters stand in for them. */
  readonly helpers: readonly TestGuest[];
  /** Wrong accusations of every seat before that. */
  readonly accusations: number;
  readonly end: number;
}

/** A match of P.I. at which all others are masters, one of them on turn, and the guest has markers to move. */
export async function amongMasters(plan: MastersPlan): Promise<TestClient> {
  const { url, guest, helpers } = plan;
  const people = [guest, ...helpers];
  const table = await newTable(url, guest, { title: 'pi', seats: people.length });
  const clients = await Promise.all(people.map(({ token }) => connect({ url, token, table })));
  const [stays, ...leave] = clients;
  if (!stays) throw new Error('no client connected');
  for (const [seat, client] of clients.entries()) {
    await does(client, { do: 'sit', seat, word: `word ${seat}` });
    await does(client, { do: 'ready', ready: true });
  }
  await does(stays, { do: 'start' });
  await playBefore(clients, plan);
  for (const client of leave) {
    await does(client, { do: 'leave' });
    client.cut();
  }
  for (const seat of helpers.keys()) await does(stays, { do: 'standIn', seat: seat + 1, bot: 'master' });
  return stays;
}

/** Everybody accuses as often as planned; then the guest sends investigators until there are markers, and moves on. */
async function playBefore(clients: readonly TestClient[], { accusations, end }: MastersPlan): Promise<void> {
  const chance = quickChance(9);
  const [stays] = clients;
  const hasMarkers = (): boolean => clientOffers(stays as TestClient).some(({ type }) => type === 'assign');
  for (let moves = 0; performance.now() < end; moves++) {
    const isEnough = moves >= accusations * clients.length;
    if (isEnough && hasMarkers() && stays?.doc.awaited[0] !== 0) return;
    const mover = clients[stays?.doc.awaited[0] ?? 0];
    if (!mover) return;
    const type = !isEnough ? 'accuse' : mover === stays && !hasMarkers() ? 'investigate' : 'examine';
    await move(mover, type, chance);
    await Promise.all(clients.map(client => client.until(({ n }) => n >= mover.n)));
  }
}

/** Runs a command that the attack needs, as soon as it is allowed. */
async function does(client: TestClient, command: Command): Promise<void> {
  const answer = await retryWhenTooFast(client, () => command);
  if (answer.type === 'refused') throw new Error(`${command.do} was refused: ${answer.refused.because}`);
}

async function move(client: TestClient, type: string, chance: Chance): Promise<void> {
  const offers = clientOffers(client);
  if (offers.length === 0) return; // the match is over
  const action = fill(offers.find(offer => offer.type === type) ?? chance.pick(offers), chance);
  await retryWhenTooFast(client, () => ({ do: 'move', action, based: client.n }));
}

/** Moves a marker as fast as allowed, until the end or until it is finally refused. Resolves with how often. */
export async function toggleUntil(client: TestClient, end: number): Promise<number> {
  let time = 0;
  while (performance.now() < end && (await toggleMarker(client, time)) === 'done') time += 1;
  return time;
}

/** Accuses on each of its turns until the end. Resolves with how often. */
export async function accuseUntil(client: TestClient, end: number): Promise<number> {
  const chance = quickChance(5);
  for (let turns = 0; ; turns++) {
    while (!client.doc.awaited.includes(0) && performance.now() < end && client.doc.table.phase === 'playing')
      await new Promise(resolve => setTimeout(resolve, 20));
    if (!client.doc.awaited.includes(0) || performance.now() > end) return turns;
    await move(client, 'accuse', chance);
  }
}
