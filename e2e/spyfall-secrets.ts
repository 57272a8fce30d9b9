import { copy, verifyInSteps, same, type Viewer } from '#kernel';
import { titleNamed } from '#shelf';
import { LANGUAGES } from '#text';
import type { Place } from '../games/spyfall/rules/places.ts';
import { placeOf, spyOf } from '../games/spyfall/rules/round.ts';
import type { State, View } from '../games/spyfall/rules/state.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import type { Doc } from '../tables/protocol.ts';
import type { PlayedMatch, SecretSearch } from './driver.ts';
import { following } from './following.ts';
import type { Guest } from './guest.ts';
import { wordsIn } from './words.ts';

/** What is searched for: what was dealt in a match. */
interface Case extends PlayedMatch {
  /** Somebody who looked on, and has no card. */
  readonly onlooker: Guest;
}

/** The deal of a round. */
interface Dealt {
  readonly place: Place;
  readonly spy: number;
}

const SPY_CARD = '--';

/**
 * Searches everything a browser was sent. The thirty places are public; which one it is, and who does not know it, is on
 * the cards alone. So no message may hold the code or the name of the place in any language, unless it is on one's own
 * card, nor the spy's card, unless it is one's own; and with one's own card, vote and the number of one's own intent taken
 * out, every message must be to the letter what is sent to those who only look on: a screen for all, in this case.
 */
export function searchForSpy(guest: Guest, viewer: Viewer, { table, record, onlooker }: Case): SecretSearch {
  const game = titleNamed(record.edition)?.game;
  if (!game) throw new Error(`there is no title ${record.edition} on the shelf`);
  const states: State[] = [];
  for (const { state } of verifyInSteps(record, game)) states.push(copy(state) as State);
  const deals = dealsOf(states);
  const openly = messagesTo(onlooker, table);
  const breaches: string[] = [];
  const ownCards = new Set<number>();
  let at = -1;
  let compared = 0;

  for (const { received, found, doc } of following(guest.received, table)) {
    const breach = (what: string): void => void breaches.push(`step ${at}: ${what} in ${received.text.slice(0, 600)}`);
    const view = doc?.view as View | null | undefined;
    if (view) {
      const next = states.findIndex((state, step) => step >= at && same(view, game.view(state, viewer)));
      if (next === -1) breach('a view no rule shows this viewer');
      else at = next;
    }
    // a match that has not begun, and one that is over, has nothing to hide
    if (!doc || !view || view.open.stage === 'over') continue;
    if (record.secret !== null && received.text.includes(record.secret)) breach('the secret');

    const { round } = view.open;
    const dealt = deals.get(round);
    if (!dealt) throw new Error(`round ${round} was not dealt`);
    const isSpy = viewer === dealt.spy;
    const news = withoutOldCards(found as Message, viewer);
    const [isPlaceThere, isSpyThere] = [tells(news, dealt.place), holds(news, SPY_CARD)];
    if (viewer !== 'audience' && (isSpy ? isSpyThere : isPlaceThere)) ownCards.add(round);
    if (isPlaceThere && (isSpy || viewer === 'audience')) breach('the place');
    if (isSpyThere && !isSpy) breach('the card of the spy');

    if (received.by !== 'socket') continue;
    const message = found as Message;
    if (message.type === 'done' || message.type === 'caughtUp') {
      if (Object.keys(message).some(key => !['type', 're', 'n', 'clock'].includes(key))) breach('more than a receipt');
      continue;
    }
    const shown = openly.get(message.n ?? -1);
    if (!shown) breach('a message of which those who look on know nothing');
    else if (!same(bare(doc), bare(shown.doc))) breach(`another table than ${JSON.stringify(bare(shown.doc))}`);
    else if (message.type === 'told' && JSON.stringify(bared(message)) !== JSON.stringify(bared(shown.message)))
      breach(`something else than ${JSON.stringify(bared(shown.message))}`);
    else if (message.type === 'welcome' && !same(aloudIn(message), aloudUpTo(message.n ?? 0, openly)))
      breach('a story of its own');
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

/** As much of a message as is looked at here. */
interface Message {
  readonly type: string;
  readonly n?: number;
  readonly change?: { readonly view?: unknown };
  /** What was heard; whoever comes back is told all of it again, by number. */
  readonly heard?: readonly Heard[];
  readonly re?: string;
}
type Heard = Spoken | { readonly n: number; readonly events: readonly Spoken[] };
interface Spoken {
  readonly type: string;
  readonly to?: number;
}
type Openly = ReadonlyMap<number, { readonly message: Message; readonly doc: Doc }>;

/** What somebody was told, by its number, and the table as they had it then. */
function messagesTo(guest: Guest, table: string): Openly {
  const messages = new Map<number, { message: Message; doc: Doc }>();
  for (const { received, found, doc } of following(guest.received, table)) {
    const message = found as Message;
    if (received.by === 'socket' && doc && message.n !== undefined) messages.set(message.n, { message, doc });
  }
  return messages;
}

/** Whoever comes back is told again of every card they had; the one they have is on the table too. */
function withoutOldCards(message: Message, viewer: Viewer): unknown {
  if (message.type !== 'welcome') return message;
  const isOwn = ({ type, to }: Spoken): boolean => type === 'cardDealt' && to === viewer;
  const heard = message.heard?.map(one => ('events' in one ? one.events.filter(event => !isOwn(event)) : one));
  return { ...message, heard };
}

const isAloud = ({ type }: Spoken): boolean => type !== 'cardDealt';

/** Everything that was heard by everybody, as it is told again to whoever comes back. */
const aloudIn = ({ heard = [] }: Message): readonly Spoken[] =>
  heard.flatMap(one => ('events' in one ? one.events.filter(isAloud) : []));

/** The same, as it was told at the time. */
const aloudUpTo = (n: number, openly: Openly): readonly Spoken[] =>
  [...openly].flatMap(([at, { message }]) =>
    at <= n && message.type === 'told' ? ((message.heard ?? []) as readonly Spoken[]).filter(isAloud) : [],
  );

/** A table without whose eyes it is seen with. */
function bare({ view, ...rest }: Doc): unknown {
  return { ...rest, you: null, view: view && { ...view, me: null, card: null, vote: null } };
}

/** A message without what is for one seat: its card, its vote, and the number of its intent. */
function bared(message: Message): unknown {
  const { heard = [], change, ...rest } = message;
  const aloud = heard.filter(one => !('type' in one) || isAloud(one));
  // whether somebody can undo follows from the moves, which everybody knows
  const open = change && without(change, ['you']);
  const isChange = open !== undefined && Object.keys(open).length > 0;
  return { ...without(rest, ['re']), change: isChange ? baredChange(open) : undefined, heard: aloud };
}

function baredChange({ view, ...rest }: { readonly view?: unknown }): unknown {
  if (typeof view !== 'object' || view === null) return { ...rest, view };
  // what is there for the first time comes whole
  if (Array.isArray(view))
    return { ...rest, view: view.map((one: object) => ({ ...one, me: null, card: null, vote: null })) };
  return { ...rest, view: without(view, ['card', 'vote']) };
}

const without = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** Whether it says which place it is: by its code, or by its name in any language. */
function tells(value: unknown, place: Place): boolean {
  const { key } = placeName(place);
  const text = JSON.stringify(value).toLowerCase();
  const names = LANGUAGES.map(language => wordsIn(language, 'spyfall').say({ key }).toLowerCase());
  return holds(value, place) || names.some(name => text.includes(name));
}

/** Whether a word stands anywhere in there, as a name or as what is named; on a card, among others. */
function holds(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.split(' ').includes(word);
  if (typeof value !== 'object' || value === null) return value === word;
  return Object.entries(value).some(([key, one]) => (!Array.isArray(value) && key === word) || holds(one, word));
}
