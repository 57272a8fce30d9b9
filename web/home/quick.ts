import type { Box } from '../boxes.ts';
import type { Asked, Host, Me, Failure, Wire } from '../hosts/host.ts';
import { hideTable } from './hidden.ts';
import type { Listed } from './lists.ts';
import { type Command, PROTOCOL, type ServerMessage } from '../../tables/protocol.ts';

/** A table that is ready to be gone to. */
export interface Opened {
  readonly host: Host;
  readonly id: string;
}

/** Whoever has no name yet is lent one. */
interface Lending {
  readonly name: string;
  /** Whether they chose it themselves: then they are called so on this device too. */
  readonly isOwn: boolean;
  readonly language: string;
}

/** Longer than this nobody believes that it is "now". */
const PATIENCE = 12_000;

/** The page of a table. */
export const pageOf = ({ host, id }: Opened): string => (host.kind === 'server' ? `/t/${id}` : `/practice/${id}`);

/**
 * Deals at once, against bots: on the first of these hosts that can be reached. When this resolves the match runs, and
 * I sit in it.
 */
export async function playNow(hosts: readonly Host[], box: Box, lending: Lending): Promise<Asked<Opened>> {
  let last: Failure = { because: 'unreachable' };
  for (const host of hosts) {
    const asked = await dealAt(host, box, lending);
    if (asked.ok || asked.refused.because !== 'unreachable') return asked;
    last = asked.refused;
  }
  return { ok: false, refused: last };
}

async function dealAt(host: Host, box: Box, lending: Lending): Promise<Asked<Opened>> {
  const known = await introduced(host, lending);
  if (!known.ok) return known;
  const made = await open(host, { title: box.id, seats: box.usual.seats, language: lending.language });
  if (!made.ok) return made;
  const refused = await carriedOut(host, made.value.id, seating(box));
  return refused ? { ok: false, refused } : made;
}

/** A table for friends begins small: it gets a seat for everybody who joins. */
const FEW_SEATS = 3;

/** Opens a table for whoever comes. */
export const openTable = (host: Host, { id: title, seats }: Box, language: string): Promise<Asked<Opened>> =>
  open(host, { title, seats: Math.max(seats.min, FEW_SEATS), language });

async function open(host: Host, form: Parameters<Host['makeTable']>[0]): Promise<Asked<Opened>> {
  const made = await host.makeTable(form);
  return made.ok ? { ok: true, value: { host, id: made.value.id } } : made;
}

/** Who I am there; whoever is nobody yet is called by this name. */
async function introduced(host: Host, { name, isOwn }: Lending): Promise<Asked<Me>> {
  const known = await host.me();
  if (!known.ok) return known;
  const isRenamed = host.kind === 'device' && isOwn && known.value?.name !== name;
  return known.value && !isRenamed ? { ok: true, value: known.value } : host.callMe(name);
}

/** I sit down, bots take the other seats, and off it goes: a host who starts is ready. */
const seating = ({ usual }: Box): readonly Command[] => [
  { do: 'sit', seat: 0, word: chanceWord() },
  ...Array.from({ length: usual.seats - 1 }, (_, at): Command => ({ do: 'seatBot', seat: at + 1, bot: usual.bot })),
  { do: 'start' },
];

/** What my seat adds to the deal, so that nobody could have foreseen it. */
const chanceWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** What it takes to be done with a table that is not over. */
const partingFrom = ({ card, me }: Listed): Command => {
  if (card.phase === 'playing') return { do: 'leave' };
  return card.host === me ? { do: 'close' } : { do: 'stand' };
};

/** Leaves a table of mine: its host closes it before the match. What cannot be ended so is hidden in this browser. */
export async function dismiss(host: Host, listed: Listed): Promise<void> {
  const refused = await carriedOut(host, listed.card.id, [partingFrom(listed)]);
  if (refused || listed.card.phase === 'playing') hideTable(listed.card.id);
}

/** Has these intents carried out at a table, in order, over a line of their own; resolves with why one was not. */
function carriedOut(host: Host, table: string, intents: readonly Command[]): Promise<Failure | undefined> {
  return new Promise(resolve => {
    let wire: Wire | undefined;
    let left = intents.length;
    const end = (refused?: Failure): void => {
      clearTimeout(timer);
      resolve(refused);
      const last = wire;
      wire = undefined;
      last?.close();
    };
    const timer = setTimeout(() => end({ because: 'unreachable' }), PATIENCE);
    const hear = (message: ServerMessage): void => {
      switch (message.type) {
        case 'welcome':
          for (const [at, intent] of intents.entries()) wire?.send(JSON.stringify({ ...intent, id: `quick-${at}` }));
          break;
        case 'told':
        case 'done':
          if (message.re !== undefined) left -= 1;
          if (left === 0) end();
          break;
        case 'refused':
          end(message.refused);
          break;
        case 'bye':
          end({ because: 'unreachable' });
          break;
        case 'caughtUp':
        case 'earlier':
        case 'nudged':
          break;
      }
    };
    wire = host.call({
      opened: () => wire?.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table })),
      heard: hear,
      closed: () => end({ because: 'unreachable' }),
    });
  });
}
