import type { AnyMatch, Chance } from '#kernel';
import { welcome } from './listeners.ts';
import type { LiveTable } from './live.ts';
import type { Command } from './protocol.ts';
import { type TableClient, someAction } from './table.fixture.ts';
import type { FoldedTable } from './table.ts';
import type { Listener } from './tell.ts';

/** How the match started: by a deal, or from a position. */
type Beginning = 'dealt' | 'continued';

/** A random command, sensible or not. */
export function randomCommand(client: TableClient, chance: Chance, beginning: Beginning): Command {
  const { doc, n } = client;
  const { phase, asking, seats } = doc.table;
  const seat = chance.below(seats.length + 1);
  if (chance.below(6) === 0)
    return chance.pick<Command>([
      { do: 'say', to: 'table', text: 'hm' },
      { do: 'say', to: 'watchers', text: 'ha' },
      { do: 'mute', guest: chance.pick(['bob', 'cyd', 'eve']), muted: chance.below(2) === 0 },
      { do: 'leave' },
      { do: 'leave' },
      { do: 'pass' },
      { do: 'rematch' },
    ]);
  if (phase !== 'playing')
    return chance.pick<Command>([
      { do: 'sit', seat, word: 'word' },
      { do: 'sit', seat, word: 'word' },
      { do: 'ready', ready: chance.below(4) > 0 },
      { do: 'stand' },
      { do: 'seatBot', seat, bot: 'novice' },
      { do: 'clear', seat },
      { do: 'arrange', form: { language: chance.pick(['en', 'pl']), seats: chance.pick([3, 4]) } },
      beginning === 'dealt' ? { do: 'start' } : { do: 'stand' },
    ]);
  const asked = asking?.asked ?? n;
  const absent = doc.table.seats.findIndex(one => one?.guest && one.away !== null && !one.standIn);
  const isStoodIn = doc.you.seat !== null && doc.table.seats[doc.you.seat]?.standIn;
  if (isStoodIn && chance.below(3) === 0) return { do: 'takeBack' };
  if (absent >= 0 && chance.below(3) === 0) return { do: 'standIn', seat: absent, bot: 'random' };
  if (asking && chance.below(2) === 0) return { do: 'agree', asked };
  if (doc.table.paused && chance.below(3) === 0) return { do: 'resume' };
  const markers = someAction(client, chance, 'assign', 'unassign');
  const types = chance.below(40) === 0 ? [] : ['examine', 'investigate', 'investigate', 'answerEvidence'];
  const action = (chance.below(3) > 0 && markers) || (someAction(client, chance, ...types) ?? { type: 'examine' });
  return chance.pick<Command>([
    ...Array.from({ length: 12 }, () => ({ do: 'move', action, based: n }) as const),
    ...Array.from({ length: 4 }, () => ({ do: 'undo', based: n }) as const),
    { do: 'pause' },
    { do: 'agree', asked },
    { do: 'decline', asked },
    { do: 'resume' },
    { do: 'standIn', seat, bot: 'random' },
    { do: 'takeBack' },
  ]);
}

/** Makes all players ready and starts the match, from any earlier state. */
export async function begin(
  live: LiveTable,
  people: readonly TableClient[],
  deal: (client: TableClient) => Promise<unknown>,
): Promise<void> {
  while (live.table.phase === 'gathering')
    for (const client of people) {
      const free = live.table.chairs.findIndex(({ taken }) => !taken);
      if (free >= 0 && client.doc.you.seat === null) await client.asks({ do: 'sit', seat: free, word: 'play' });
      if (client.doc.you.seat !== null) await client.asks({ do: 'ready', ready: true });
      await deal(client);
    }
}

/** The document a new client would get. */
export const freshDoc = ({ table }: LiveTable, client: Listener): unknown => {
  const message = welcome(table, client, { clock: null, history: '', watchers: null });
  return (JSON.parse(message) as { doc: unknown }).doc;
};

/** A table as plain data, without checkpoints. */
export const asData = (table: FoldedTable): unknown => {
  const { match, muted, done, ...rest } = table;
  const { game: _, checkpoints: __, clock, ...played } = match ?? ({} as AnyMatch);
  const time = match && { ...clock, spent: [...clock.spent] };
  return {
    ...rest,
    muted: [...muted],
    done: [...done].map(([guest, ids]) => [guest, [...ids]]),
    match: match && { ...played, clock: time },
  };
};
