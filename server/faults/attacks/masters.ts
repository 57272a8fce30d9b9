import { type Chance, fill, quickChance } from '#kernel';
import { type Client, connect, type Me, newGuest, newTable, offersTo } from '../../client.fixture.ts';
import type { Intent } from '../../../tables/protocol.ts';
import { toggleMarker } from './markers.ts';
import { patiently } from './patience.ts';

/** Guests of these names. */
export const guestsNamed = (url: string, names: readonly string[]): Promise<Me[]> =>
  Promise.all(names.map(name => newGuest(url, name)));

export interface Plan {
  readonly url: string;
  /** The one who stays. */
  readonly guest: Me;
  /** Those who sit with them, until masters stand in for them. */
  readonly helpers: readonly Me[];
  /** Wrong accusations of every seat before that. */
  readonly accusations: number;
  readonly end: number;
}

/** A match of P.I. at which all others are masters, one of them on turn, and the guest has markers to move. */
export async function amongMasters(plan: Plan): Promise<Client> {
  const { url, guest, helpers } = plan;
  const people = [guest, ...helpers];
  const table = await newTable(url, guest, { title: 'pi', seats: people.length });
  const clients = await Promise.all(people.map(({ token }) => connect({ url, token, table })));
  const [stays, ...leave] = clients;
  if (!stays) throw new Error('nobody came');
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
async function playBefore(clients: readonly Client[], { accusations, end }: Plan): Promise<void> {
  const chance = quickChance(9);
  const [stays] = clients;
  const hasMarkers = (): boolean => offersTo(stays as Client).some(({ type }) => type === 'assign');
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

/** Does what has to be done for the attack, as soon as it is allowed. */
async function does(client: Client, intent: Intent): Promise<void> {
  const answer = await patiently(client, () => intent);
  if (answer.type === 'refused') throw new Error(`${intent.do} was refused: ${answer.refused.because}`);
}

async function move(client: Client, type: string, chance: Chance): Promise<void> {
  const offers = offersTo(client);
  if (offers.length === 0) return; // the match is over
  const action = fill(offers.find(offer => offer.type === type) ?? chance.pick(offers), chance);
  await patiently(client, () => ({ do: 'move', action, based: client.n }));
}

/** Moves a marker as fast as it is allowed, until the end or until it is refused for good. Resolves with how often. */
export async function toggleUntil(client: Client, end: number): Promise<number> {
  let time = 0;
  while (performance.now() < end && (await toggleMarker(client, time)) === 'done') time += 1;
  return time;
}

/** Accuses whenever it is its turn, until the end. Resolves with how often that was. */
export async function accuseUntil(client: Client, end: number): Promise<number> {
  const chance = quickChance(5);
  for (let turns = 0; ; turns++) {
    while (!client.doc.awaited.includes(0) && performance.now() < end && client.doc.table.phase === 'playing')
      await new Promise(resolve => setTimeout(resolve, 20));
    if (!client.doc.awaited.includes(0) || performance.now() > end) return turns;
    await move(client, 'accuse', chance);
  }
}
