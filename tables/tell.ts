import {
  copy,
  type Change,
  diff,
  field,
  syncInPlace,
  eventsFor,
  same,
  type Seat,
  standingMoves,
  type ToldEvent,
  type UndoOption,
  type Viewer,
} from '#kernel';
import { awaitedAt, offersOf, tableDoc, undoOf, viewOf, youDoc } from './doc.ts';
import type { Entry, ChatEntry } from './entry.ts';
import type { ClockDoc, ByeReason, ChatLine, ServerMessage, TableDoc } from './protocol.ts';
import type { Guest } from './store.ts';
import { type FoldedTable, viewerOf, joinRefusal } from './table.ts';

/** A connected client. */
export interface Listener {
  readonly guest: Guest;
  /** The viewer whose view it gets. */
  viewer: Viewer;
  /** Whether it also gets offers. */
  offers?: boolean;
  /** It gets the audience's view, even if its guest has a seat, and sends nothing. */
  asAudience?: boolean;
  hear(message: string): void;
  /** Messages until `release` may be sent as one packet. */
  hold?(): void;
  release?(): void;
  /** Sends the reason, and closes the connection. */
  dismiss(because: ByeReason): void;
}

/** The viewer of a listener at this table. */
export const viewerFor = (table: FoldedTable, { guest, asAudience }: Listener): Viewer =>
  asAudience ? 'audience' : viewerOf(table, guest.id);

/** The sender of a command, and its id. */
export interface CommandSource {
  readonly listener: Listener;
  readonly id: string;
}

/** What the clients of a table were last sent, so that only changes are sent. */
export interface ShownState {
  table: TableDoc;
  awaited: readonly Seat[];
  /** The common part of all views; null: the game has none, or nothing was dealt. */
  open: object | null;
  /** The rest of each view that is in use. */
  readonly rest: Map<Viewer, object>;
  /** The offers of each viewer, where a client wants them. */
  readonly offers: Map<Viewer, readonly object[]>;
  /** What each viewer can do about its last move. */
  readonly undo: Map<Viewer, UndoOption>;
}

export const shownOf = (table: FoldedTable): ShownState => ({
  table: tableDoc(table),
  awaited: [...awaitedAt(table)],
  open: copy(openOf(viewOf(table, 'audience'))),
  rest: new Map(),
  offers: new Map(),
  undo: new Map(),
});

const openOf = (view: object | null): object | null => {
  const open = view ? field(view, 'open') : null;
  return typeof open === 'object' ? open : null;
};

function restOf(view: object): object {
  const { open: _, ...rest } = view as { open?: unknown };
  return copy(rest);
}

/** Adds what this listener is shown to the shown state. */
export function showTo({ viewer, offers }: Listener, table: FoldedTable, shown: ShownState): void {
  const view = viewOf(table, viewer);
  if (view && !shown.rest.has(viewer)) shown.rest.set(viewer, restOf(view));
  if (!shown.undo.has(viewer)) shown.undo.set(viewer, undoOf(table, viewer));
  if (offers && !shown.offers.has(viewer)) shown.offers.set(viewer, copy(offersOf(table, viewer)));
}

/** The most characters of JSON in one list of a message, for slow connections. */
const LARGEST_LIST = 64 * 1024;

/** The last items that fit into a message, and whether these are all. */
export function lastOf<Item>(list: readonly Item[]): { readonly list: readonly Item[]; readonly isWhole: boolean } {
  let size = 0;
  const from = list.findLastIndex(item => (size += JSON.stringify(item).length) > LARGEST_LIST) + 1;
  return { list: list.slice(from), isWhole: from === 0 };
}

/** Entries that change a listener's own seat, and so its view. */
const SEATING = new Set<Entry['kind']>(['sat', 'cleared', 'handed', 'arranged']);
/** Entries that change the match. */
const PLAYING = new Set<Entry['kind']>(['started', 'moved', 'tookBackAll', 'joining', 'joinCancelled']);

interface TellContext {
  readonly table: FoldedTable;
  readonly entry: Entry;
  readonly shown: ShownState;
  readonly listeners: Iterable<Listener>;
  readonly clock?: ClockDoc | undefined;
  /** The sender of the command: for them, this message is also the answer. */
  readonly asker?: CommandSource | undefined;
}

/** A message to one listener. It is sent only after its entry is stored. */
export interface OutgoingMessage {
  readonly to: Listener;
  readonly text: string;
}

/** Sends everybody what an entry changed. */
export function tell(telling: TellContext): void {
  for (const { to, text } of messagesFor(telling)) to.hear(text);
}

/**
 * The messages about the newest entry for all listeners; it then counts as shown. Parts that are the same for all are
 * serialized once.
 */
export function messagesFor(telling: TellContext): OutgoingMessage[] {
  const { table, entry, shown, listeners, asker } = telling;
  const isPlay = PLAYING.has(entry.kind);
  const isSeating = SEATING.has(entry.kind) || isGrown(table, shown);
  const news = newsOf(telling);
  const texts = new Map<ToldMessage, string>();
  const told = new Map<Viewer, ToldMessage>();
  const offered = new Map<Viewer, ToldMessage>();
  const messages: OutgoingMessage[] = [];
  let answer: OutgoingMessage | undefined;
  for (const listener of listeners) {
    const viewer = isSeating ? viewerFor(table, listener) : listener.viewer;
    let message: ToldMessage;
    if (viewer !== listener.viewer) {
      listener.viewer = viewer;
      message = reseated(news, telling, listener);
    } else {
      message = told.get(viewer) ?? messageFor(news, telling, viewer);
      told.set(viewer, message);
      if (listener.offers && isPlay) {
        message = offered.get(viewer) ?? withOffers(telling, viewer, message);
        offered.set(viewer, message);
      }
    }
    if (asker?.listener === listener) message = { ...message, re: asker.id };
    const text = texts.get(message) ?? serialized(message);
    texts.set(message, text);
    if (asker?.listener === listener) answer = { to: listener, text };
    else messages.push({ to: listener, text });
  }
  // last, so that everybody else has been told when a command gets its result
  if (answer) messages.push(answer);
  if (isPlay) {
    const looking = new Set([...listeners].map(({ viewer }) => viewer));
    forgetUnseen(shown.rest, looking);
    forgetUnseen(shown.offers, looking);
    forgetUnseen(shown.undo, looking);
  }
  return messages;
}

type ToldMessage = Extract<ServerMessage, { readonly type: 'told' }>;

/** The changes of an entry for everybody. */
interface EntryNews {
  readonly n: number;
  readonly table: Change | undefined;
  readonly open: Change | undefined;
  readonly awaited: Change | undefined;
  readonly told: readonly ToldEvent<object>[];
  readonly tail: Pick<ToldMessage, 'undone' | 'said' | 'clock'>;
  /** For viewers without own changes or events. */
  readonly plain: ToldMessage;
  /** Whether all of them heard the same events. */
  readonly aloud: boolean;
}

function newsOf({ table, entry, shown, clock }: TellContext): EntryNews {
  const isPlay = PLAYING.has(entry.kind);
  const told = table.match && (entry.kind === 'started' || 'move' in entry) ? table.match.told : [];
  const aloud = told.every(({ to }) => to === 'all');
  const pieces = {
    n: table.n,
    table: tableChange(table, entry, shown),
    open: isPlay && entry.kind !== 'started' ? openChange(table, shown) : undefined,
    awaited: isPlay || table.phase !== 'playing' ? awaitedChange(table, shown) : undefined,
    told,
    tail: {
      ...undone(table, entry),
      ...(entry.kind === 'said' && { said: chatLineOf(entry) }),
      ...(clock !== undefined && { clock }),
    },
    aloud,
  };
  if (entry.kind === 'started') shown.open = copy(openOf(viewOf(table, 'audience')));
  const view = pieces.open && { open: pieces.open };
  return { ...pieces, plain: compose(pieces, { view, events: aloud ? told.map(({ event }) => event) : [] }) };
}

/** Whether seats were added to the running match. */
export const isGrown = ({ phase, chairs }: FoldedTable, shown: ShownState): boolean =>
  phase !== 'gathering' && chairs.length > shown.table.seats.length;

/** A move changes the table document only if it ends the match, settles a request, or changes who may join. */
function tableChange(table: FoldedTable, entry: Entry, shown: ShownState): Change | undefined {
  const { phase, asking, joining } = shown.table;
  if (entry.kind === 'said') return undefined;
  const isSame = phase === table.phase && (asking === null) === (table.asking === null) && !isGrown(table, shown);
  if (entry.kind === 'moved' && isSame && (joining?.closed ?? undefined) === (joinRefusal(table) ?? undefined))
    return undefined;
  const after = tableDoc(table);
  const change = diff(shown.table, after);
  shown.table = after;
  return change;
}

function openChange(table: FoldedTable, { open }: ShownState): Change | undefined {
  const after = openOf(viewOf(table, 'audience'));
  const change = open && after ? syncInPlace(open, after, table.match?.game.lasting) : undefined;
  return change;
}

function awaitedChange(table: FoldedTable, shown: ShownState): Change | undefined {
  const after = awaitedAt(table);
  if (same(after, shown.awaited)) return undefined;
  shown.awaited = [...after];
  return [after];
}

function undoChange(table: FoldedTable, shown: ShownState, viewer: Viewer): Change | undefined {
  const after = undoOf(table, viewer);
  if (after === shown.undo.get(viewer)) return undefined;
  shown.undo.set(viewer, after);
  return { undo: [after] };
}

/** The numbers of the moves that were undone. */
function undone({ match, numbers }: FoldedTable, entry: Entry): Pick<ToldMessage, 'undone'> {
  const count =
    entry.kind === 'tookBackAll' ? entry.back.length : entry.kind === 'moved' && entry.move.action === null ? 1 : 0;
  if (!match || count === 0) return {};
  const before = standingMoves(match.moves.slice(0, -count));
  return { undone: before.slice(-count).map(({ number }) => numbers[number] ?? 0) };
}

export const chatLineOf = ({ by, name, seat, text, at }: ChatEntry): ChatLine => ({
  guest: by,
  name,
  seat,
  text,
  at,
});

/** The message for one viewer: the public part, and their own. */
function messageFor(news: EntryNews, { table, entry, shown }: TellContext, viewer: Viewer): ToldMessage {
  if (!PLAYING.has(entry.kind)) return news.plain;
  const view = viewOf(table, viewer);
  if (!view) return news.plain;
  const you = undoChange(table, shown, viewer);
  const before = shown.rest.get(viewer);
  if (entry.kind === 'started' || !before) {
    shown.rest.set(viewer, restOf(view));
    return compose(news, { you, view: [view], events: eventsFor(news.told, viewer) });
  }
  const change = restChange(before, view);
  if (change) shown.rest.set(viewer, restOf(view));
  else if (news.aloud && you === undefined) return news.plain;
  return compose(news, {
    you,
    view: news.open || change ? { ...(news.open !== undefined && { open: news.open }), ...change } : undefined,
    events: eventsFor(news.told, viewer),
  });
}

/** The same with offers, if they changed. */
function withOffers({ table, shown }: TellContext, viewer: Viewer, message: ToldMessage): ToldMessage {
  const before = shown.offers.get(viewer);
  const after = offersOf(table, viewer);
  const offers = before ? diff(before, after) : [after];
  shown.offers.set(viewer, copy(after));
  return offers ? { ...message, change: { ...message.change, offers } } : message;
}

/** The change of a view outside its open part. */
function restChange(before: object, view: object): Change | undefined {
  let isSame = true;
  for (const key in view) if (key !== 'open' && !same(field(before, key), field(view, key))) isSame = false;
  if (isSame) return undefined;
  const { open: _, ...after } = view as { open?: unknown };
  return diff(before, after);
}

/** A listener whose seat changed gets another view. */
function reseated(news: EntryNews, { table, shown }: TellContext, listener: Listener): ToldMessage {
  const { viewer } = listener;
  const view = viewOf(table, viewer);
  showTo(listener, table, shown);
  const { seat, undo } = youDoc(table, listener.guest.id, viewer);
  return compose(news, {
    you: { seat: [seat], undo: [undo] },
    view: view ? [view] : undefined,
    events: eventsFor(news.told, viewer),
    ...(listener.offers && { offers: [offersOf(table, viewer)] }),
  });
}

/** The part of a message for one viewer only. */
interface OwnChanges {
  readonly you?: Change | undefined;
  readonly view?: Change | undefined;
  readonly offers?: Change | undefined;
  readonly events: readonly object[];
}

function compose(
  { n, table, awaited, tail }: Pick<EntryNews, 'n' | 'table' | 'awaited' | 'tail'>,
  { you, view, offers, events }: OwnChanges,
): ToldMessage {
  const change: Record<string, Change> = {};
  for (const [part, changed] of Object.entries({ table, you, view, awaited, offers }))
    if (changed !== undefined) change[part] = changed;
  return {
    type: 'told',
    n,
    ...(Object.keys(change).length > 0 && { change }),
    ...(events.length > 0 && { heard: events }),
    ...tail,
  };
}

/** Drops views that no listener uses any more. */
function forgetUnseen(shown: Map<Viewer, unknown>, looking: ReadonlySet<Viewer>): void {
  for (const viewer of shown.keys()) if (!looking.has(viewer)) shown.delete(viewer);
}

export const serialized = (message: ServerMessage): string => JSON.stringify(message);
