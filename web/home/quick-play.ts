import { appPath } from '../base-path.ts';
import type { TitleBox } from '../boxes.ts';
import type { HostResult, Host, Me, Failure, HostConnection } from '../hosts/host.ts';
import { hideTable } from './hidden-tables.ts';
import type { ListedTable } from './table-lists.ts';
import { type Command, PROTOCOL, type ServerMessage } from '../../tables/protocol.ts';

/** A table that was opened, and its host. */
export interface OpenedTable {
  readonly host: Host;
  readonly id: string;
}

/** A name for a guest who has none yet. */
interface SuggestedName {
  readonly name: string;
  /** Whether the player chose it: then it is used on this device, too. */
  readonly isOwn: boolean;
  readonly language: string;
}

/** "Play now" gives up after this time, ms. */
const TIMEOUT = 12_000;

/** The page of a table. */
export const tablePath = ({ host, id }: OpenedTable): string =>
  appPath(host.kind === 'server' ? `/t/${id}` : `/practice/${id}`);

/** Starts a match against bots on the first host that can be reached. It resolves when the match runs. */
export async function playNow(
  hosts: readonly Host[],
  box: TitleBox,
  lending: SuggestedName,
): Promise<HostResult<OpenedTable>> {
  let last: Failure = { because: 'unreachable' };
  for (const host of hosts) {
    const asked = await dealAt(host, box, lending);
    if (asked.ok || asked.refused.because !== 'unreachable') return asked;
    last = asked.refused;
  }
  return { ok: false, refused: last };
}

async function dealAt(host: Host, box: TitleBox, lending: SuggestedName): Promise<HostResult<OpenedTable>> {
  const known = await introduceMyself(host, lending);
  if (!known.ok) return known;
  const made = await open(host, { title: box.id, seats: box.usual.seats, language: lending.language });
  if (!made.ok) return made;
  const refused = await sendAll(host, made.value.id, startIntents(box));
  return refused ? { ok: false, refused } : made;
}

/** A table for friends starts with this many seats and grows with everyone who joins. */
const FEW_SEATS = 3;

/** Opens a table for friends. */
export const openFriendsTable = (
  host: Host,
  { id: title, seats }: TitleBox,
  language: string,
): Promise<HostResult<OpenedTable>> => open(host, { title, seats: Math.max(seats.min, FEW_SEATS), language });

async function open(host: Host, form: Parameters<Host['makeTable']>[0]): Promise<HostResult<OpenedTable>> {
  const made = await host.makeTable(form);
  return made.ok ? { ok: true, value: { host, id: made.value.id } } : made;
}

/** The guest I am there; a new guest is introduced by this name. */
async function introduceMyself(host: Host, { name, isOwn }: SuggestedName): Promise<HostResult<Me>> {
  const known = await host.me();
  if (!known.ok) return known;
  const isRenamed = host.kind === 'device' && isOwn && known.value?.name !== name;
  return known.value && !isRenamed ? { ok: true, value: known.value } : host.introduce(name);
}

/** Takes a seat, fills the others with bots, and starts. */
const startIntents = ({ usual }: TitleBox): readonly Command[] => [
  { do: 'sit', seat: 0, word: randomWord() },
  ...Array.from({ length: usual.seats - 1 }, (_, at): Command => ({ do: 'seatBot', seat: at + 1, bot: usual.bot })),
  { do: 'start' },
];

/** The random word my seat adds to the seed. */
const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The command that removes a running table from my list. */
const dismissIntent = ({ card, me }: ListedTable): Command => {
  if (card.phase === 'playing') return { do: 'leave' };
  return card.host === me ? { do: 'close' } : { do: 'stand' };
};

/** Leaves a table; before the match its host closes it. If that is refused, it is hidden in this browser. */
export async function dismissTable(host: Host, listed: ListedTable): Promise<void> {
  const refused = await sendAll(host, listed.card.id, [dismissIntent(listed)]);
  if (refused || listed.card.phase === 'playing') hideTable(listed.card.id);
}

/** Sends commands to a table in order, over a connection of their own. Resolves with the first refusal. */
function sendAll(host: Host, table: string, intents: readonly Command[]): Promise<Failure | undefined> {
  return new Promise(resolve => {
    let wire: HostConnection | undefined;
    let left = intents.length;
    const end = (refused?: Failure): void => {
      clearTimeout(timer);
      resolve(refused);
      const last = wire;
      wire = undefined;
      last?.close();
    };
    const timer = setTimeout(() => end({ because: 'unreachable' }), TIMEOUT);
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
    wire = host.connect({
      opened: () => wire?.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, table })),
      heard: hear,
      closed: () => end({ because: 'unreachable' }),
    });
  });
}
