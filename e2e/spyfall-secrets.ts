import { copy, verifyInSteps, same, type Viewer } from '#kernel';
import { titleNamed } from '#shelf';
import { LANGUAGES } from '#text';
import type { Place } from '../games/spyfall/rules/places.ts';
import { placeOf, spyOf } from '../games/spyfall/rules/round.ts';
import type { State, View } from '../games/spyfall/rules/state.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import type { Doc } from '../tables/protocol.ts';
import type { PlayedMatch, SecretSearch } from './driver.ts';
import { receivedDocs } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { wordsIn } from './words.ts';

/** The match, and a guest to compare with. */
interface SpyfallMatch extends PlayedMatch {
  /** A guest without a seat. */
  readonly spectator: Guest;
}

/** The deal of a round. */
interface Dealt {
  readonly place: Place;
  readonly spy: number;
}

const SPY_CARD = '--';

/**
 * Searches all messages to a browser. The thirty places are public; the place of the round and the spy are only on the
 * cards. So no message may contain the code or the name of the place in any language, except on the viewer's own card,
 * nor the card of the spy, except the viewer's own. Without the viewer's own card, vote and command id, every message
 * must be equal to the one that the shared screen received.
 */
export function searchSpyfall(guest: Guest, viewer: Viewer, { table, record, spectator }: SpyfallMatch): SecretSearch {
  const game = titleNamed(record.edition)?.game;
  if (!game) throw new Error(`there is no title ${record.edition} on the shelf`);
  const states: State[] = [];
  for (const { state } of verifyInSteps(record, game)) states.push(copy(state) as State);
  const deals = dealsOf(states);
  const publicMessages = messagesTo(spectator, table);
  const breaches: string[] = [];
  const ownCards = new Set<number>();
  let at = -1;
  let compared = 0;

  for (const { received, found, doc } of receivedDocs(guest.received, table)) {
    const breach = (what: string): void => void breaches.push(`step ${at}: ${what} in ${received.text.slice(0, 600)}`);
    const view = doc?.view as View | null | undefined;
    if (view) {
      const next = states.findIndex((state, step) => step >= at && same(view, game.view(state, viewer)));
      if (next === -1) breach('a view that the rules do not produce for this viewer');
      else at = next;
    }
    // nothing is hidden before and after the match
    if (!doc || !view || view.open.stage === 'over') continue;
    if (record.secret !== null && received.text.includes(record.secret)) breach('the secret');

    const { round } = view.open;
    const dealt = deals.get(round);
    if (!dealt) throw new Error(`round ${round} was not dealt`);
    const isSpy = viewer === dealt.spy;
    const news = withoutOldCards(found as Message, viewer);
    const [isPlaceThere, isSpyThere] = [namesPlace(news, dealt.place), holds(news, SPY_CARD)];
    if (viewer !== 'audience' && (isSpy ? isSpyThere : isPlaceThere)) ownCards.add(round);
    if (isPlaceThere && (isSpy || viewer === 'audience')) breach('the place');
    if (isSpyThere && !isSpy) breach('the card of the spy');

    if (received.by !== 'socket') continue;
    const message = found as Message;
    if (message.type === 'done' || message.type === 'caughtUp') {
      if (Object.keys(message).some(key => !['type', 're', 'n', 'clock'].includes(key)))
        breach('more fields than a result has');
      continue;
    }
    const shown = publicMessages.get(message.n ?? -1);
    if (!shown) breach('a message that the spectator did not get');
    else if (!same(bare(doc), bare(shown.doc)))
      breach(`a document that differs from ${JSON.stringify(bare(shown.doc))}`);
    else if (message.type === 'told' && JSON.stringify(bared(message)) !== JSON.stringify(bared(shown.message)))
      breach(`a message that differs from ${JSON.stringify(bared(shown.message))}`);
    else if (
      message.type === 'welcome' &&
      !same(publicEventsIn(message), publicEventsUpTo(message.n ?? 0, publicMessages))
    )
      breach('a history that differs from what was sent before');
    else compared += 1;
  }
  if (at !== states.length - 1) breaches.push(`it saw the match up to step ${at} of ${states.length - 1}`);
  return { breaches, own: ownCards.size, searched: compared };
}

function dealsOf(states: readonly State[]): ReadonlyMap<number, Dealt> {
  const deals = new Map<number, Dealt>();
  for (const state of states)
    if (state.open.stage !== 'over') deals.set(state.open.round, { place: placeOf(state), spy: spyOf(state) });
  return deals;
}

/** The fields of a message that are compared. */
interface Message {
  readonly type: string;
  readonly n?: number;
  readonly change?: { readonly view?: unknown };
  /** Events; a welcome repeats all of them, with their numbers. */
  readonly heard?: readonly Heard[];
  readonly re?: string;
}
type Heard = Spoken | { readonly n: number; readonly events: readonly Spoken[] };
interface Spoken {
  readonly type: string;
  readonly to?: number;
}
type PublicMessages = ReadonlyMap<number, { readonly message: Message; readonly doc: Doc }>;

/** The messages to a guest by number, each with the document after it. */
function messagesTo(guest: Guest, table: string): PublicMessages {
  const messages = new Map<number, { message: Message; doc: Doc }>();
  for (const { received, found, doc } of receivedDocs(guest.received, table)) {
    const message = found as Message;
    if (received.by === 'socket' && doc && message.n !== undefined) messages.set(message.n, { message, doc });
  }
  return messages;
}

/** A welcome repeats the viewer's earlier cards; they are removed before the search. */
function withoutOldCards(message: Message, viewer: Viewer): unknown {
  if (message.type !== 'welcome') return message;
  const isOwn = ({ type, to }: Spoken): boolean => type === 'cardDealt' && to === viewer;
  const heard = message.heard?.map(one => ('events' in one ? one.events.filter(event => !isOwn(event)) : one));
  return { ...message, heard };
}

const isPublic = ({ type }: Spoken): boolean => type !== 'cardDealt';

/** The public events that a welcome repeats. */
const publicEventsIn = ({ heard = [] }: Message): readonly Spoken[] =>
  heard.flatMap(one => ('events' in one ? one.events.filter(isPublic) : []));

/** The same events, as they were first sent. */
const publicEventsUpTo = (n: number, publicMessages: PublicMessages): readonly Spoken[] =>
  [...publicMessages].flatMap(([at, { message }]) =>
    at <= n && message.type === 'told' ? ((message.heard ?? []) as readonly Spoken[]).filter(isPublic) : [],
  );

/** A document without its private fields. */
function bare({ view, ...rest }: Doc): unknown {
  return { ...rest, you: null, view: view && { ...view, me: null, card: null, vote: null } };
}

/** A message without its private fields: card, vote and command id. */
function bared(message: Message): unknown {
  const { heard = [], change, ...rest } = message;
  const events = heard.filter(one => !('type' in one) || isPublic(one));
  // `you` says whether the seat can undo, which follows from the public moves
  const open = change && without(change, ['you']);
  const isChange = open !== undefined && Object.keys(open).length > 0;
  return { ...without(rest, ['re']), change: isChange ? baredChange(open) : undefined, heard: events };
}

function baredChange({ view, ...rest }: { readonly view?: unknown }): unknown {
  if (typeof view !== 'object' || view === null) return { ...rest, view };
  // a new value comes as a whole
  if (Array.isArray(view))
    return { ...rest, view: view.map((one: object) => ({ ...one, me: null, card: null, vote: null })) };
  return { ...rest, view: without(view, ['card', 'vote']) };
}

const without = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** Whether a value contains the place: its code, or its name in any language. */
function namesPlace(value: unknown, place: Place): boolean {
  const { key } = placeName(place);
  const text = JSON.stringify(value).toLowerCase();
  const names = LANGUAGES.map(language => wordsIn(language, 'spyfall').say({ key }).toLowerCase());
  return holds(value, place) || names.some(name => text.includes(name));
}

/** Whether a word occurs anywhere in a value, as a key or as a value. */
function holds(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.split(' ').includes(word);
  if (typeof value !== 'object' || value === null) return value === word;
  return Object.entries(value).some(([key, one]) => (!Array.isArray(value) && key === word) || holds(one, word));
}
