import { copy, same, type Viewer, verifyInSteps } from '#kernel';
import { titleNamed } from '#shelf';
import type { State, View } from '../games/alcatraz/rules/state.ts';
import type { Doc } from '../tables/protocol.ts';
import type { PlayedMatch, SecretSearch } from './driver.ts';
import { following } from './following.ts';
import type { Guest } from './guest.ts';

interface Match extends PlayedMatch {
  /** Somebody who watched, and has no hand and no vote. */
  readonly spectator: Guest;
}

/** As much of a message as is read here. */
interface Message {
  readonly type: string;
  readonly n?: number;
  readonly heard?: readonly object[];
}

/** What an event tells only some seats (ALC-H). */
const PRIVATE_FIELDS: Readonly<Record<string, string | undefined>> = {
  cardTaken: 'card',
  cardDrawn: 'card',
  cardKept: 'card',
  choiceOpened: 'cards',
};

/**
 * Searches everything a browser was sent of a match of Alcatraz. Every view has to be one that the rules show this viewer
 * at that time. Without one's own hand, vote and choice, every document and every event has to be what a spectator was
 * sent. And no plan card of the deck, and no blackmail card that this viewer does not know, may stand in any message.
 */
export function searchAlcatraz(guest: Guest, viewer: Viewer, { table, record, spectator }: Match): SecretSearch {
  const game = titleNamed('alcatraz')?.game;
  if (!game) throw new Error('Alcatraz is not on the shelf');
  const states: State[] = [];
  for (const { state } of verifyInSteps(record, game)) states.push(copy(state) as State);
  const open = messagesTo(spectator, table);
  const breaches: string[] = [];
  const own = new Set<string>();
  let at = -1;
  let searched = 0;

  for (const { received, found, doc } of following(guest.received, table)) {
    const breach = (what: string): void => void breaches.push(`step ${at}: ${what} in ${received.text.slice(0, 400)}`);
    const view = doc?.view as View | null | undefined;
    if (!doc || !view) continue;
    const next = states.findIndex((state, step) => step >= at && same(view, game.view(state, viewer)));
    if (next === -1) breach('a view that no rule shows this viewer');
    else at = next;
    const state = states[at];
    if (!state || state.open.phase === 'over') continue;
    if (record.secret !== null && received.text.includes(record.secret)) breach('the secret');
    if (viewer !== 'audience') for (const card of state.hands[viewer] ?? []) own.add(card);
    const strings = stringsIn(view);
    if ((found as Message).type === 'told') for (const one of stringsIn(found)) strings.add(one);
    for (const card of unknownTo(state, viewer)) if (strings.has(card)) breach(`the card ${card}`);
    searched += 1;

    const message = found as Message;
    const shown = received.by === 'socket' ? open.get(message.n ?? -1) : undefined;
    if (!shown || message.type !== 'told') continue;
    if (!same(publicPart(doc), publicPart(shown.doc))) breach('another document than a spectator has');
    if (!same(publicEvents(message), publicEvents(shown.message))) breach('other events than a spectator hears');
  }
  if (at !== states.length - 1) breaches.push(`it saw the match up to step ${at} of ${states.length - 1}`);
  return { breaches, own: own.size, searched };
}

/** The cards whose place this viewer cannot know: both decks, the hands of others and their choice of the Warden. */
function unknownTo({ open, deck, cards, hands, known, choice }: State, viewer: Viewer): string[] {
  const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const chosen = open.acting?.seat === viewer ? [] : choice;
  const seen = new Set(known.filter(({ by }) => by === viewer).map(({ card }) => card));
  return [...deck, ...cards, ...others, ...chosen].filter(card => !seen.has(card));
}

/** Every string in there. Which cards were shuffled is public, and in alphabetical order. */
function stringsIn(value: unknown, strings = new Set<string>()): Set<string> {
  if (typeof value === 'string') strings.add(value);
  if (typeof value !== 'object' || value === null || (value as { type?: unknown }).type === 'cardsShuffled')
    return strings;
  for (const [key, one] of Object.entries(value)) if (key !== 'shuffled') stringsIn(one, strings);
  return strings;
}

function messagesTo(
  guest: Guest,
  table: string,
): ReadonlyMap<number, { readonly message: Message; readonly doc: Doc }> {
  const messages = new Map<number, { message: Message; doc: Doc }>();
  for (const { received, found, doc } of following(guest.received, table)) {
    const message = found as Message;
    if (received.by === 'socket' && doc && message.n !== undefined) messages.set(message.n, { message, doc });
  }
  return messages;
}

/** A document without what is for one seat alone. */
function publicPart({ view, ...rest }: Doc): unknown {
  const own = { me: null, hands: null, known: null, choice: null, vote: null, naming: null };
  return { ...rest, you: null, view: view && { ...view, ...own } };
}

function publicEvents({ heard = [] }: Message): unknown {
  return heard.map(event => {
    const field = PRIVATE_FIELDS[(event as { type?: string }).type ?? ''];
    return field === undefined ? event : { ...event, [field]: null };
  });
}
