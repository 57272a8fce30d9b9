import type { Viewer } from '#kernel';
import type { State, View } from '../games/alcatraz/rules/state.ts';
import type { SearchSecrets } from './driver.ts';
import { type SeenMessage, seenSteps } from './seen-steps.ts';

/**
 * Searches everything a browser was sent of a match of Alcatraz, by the table of hidden information (ALC-H). Every view
 * and every event must be what the rules show this viewer at that time. No message may hold a card of the decks or of
 * another hand, or the vote of another player before all votes are shown.
 */
export const searchAlcatraz: SearchSecrets = (guest, viewer, match) => {
  const breaches: string[] = [];
  const own = new Set<string>();
  let searched = 0;
  const isOver = ({ open }: State): boolean => open.phase === 'over';

  for (const { state, view, message, breach } of seenSteps<State, View>(guest, {
    ...match,
    viewer,
    breaches,
    isOver,
  })) {
    if (isOver(state)) continue;
    searched += 1;
    const all = [withoutEarlier(message), view];
    const strings = stringsIn(all);
    for (const card of hiddenCards(state, viewer)) if (strings.has(card)) breach(`the card ${card}`);
    const mine = viewer === 'audience' ? [] : (state.hands[viewer] ?? []);
    for (const card of mine) if (strings.has(card)) own.add(card);

    if (state.open.phase !== 'voting') continue;
    const myVote = viewer === 'audience' ? null : state.votes[viewer];
    for (const vote of votesIn(all))
      if (vote === myVote) own.add(`the vote of turn ${state.open.turn}`);
      else breach(`a vote for seat ${vote}`);
  }
  return { breaches, own: own.size, searched };
};

/** What was heard earlier may name cards that are hidden now. */
const withoutEarlier = (message: SeenMessage): SeenMessage =>
  message.type === 'welcome' ? { ...message, heard: [] } : message;

/** The cards whose place this viewer cannot know: both decks, the hands of others and their choice of the Warden. */
function hiddenCards({ open, deck, cards, hands, known, choice }: State, viewer: Viewer): string[] {
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

/** Names under which a vote could stand. Sentences name players as well, and votes that were counted are public. */
const VOTE_KEYS: ReadonlySet<string> = new Set(['vote', 'votes', 'player']);
const OPEN_KEYS: ReadonlySet<string> = new Set(['said', 'promises', 'ballots']);

/** Every number that could be a vote. */
function votesIn(value: unknown, isVote = false): number[] {
  if (typeof value === 'number') return isVote ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    OPEN_KEYS.has(key) ? [] : votesIn(one, isVote || VOTE_KEYS.has(key)),
  );
}
