import { dependingOn, type Offer, oneOf, type RuleId, type Scalar, type Seat, seatsOf, type Table } from '#kernel';
import { othersThan } from './board.ts';
import {
  type Check,
  ELEMENTS,
  LAST_TURN,
  LOCATIONS,
  MOST_SENTENCES,
  type Sentence,
  type SentenceBlank,
  type SentenceId,
  THINGS,
} from './components.ts';
import { SENTENCES } from './data/sentences.ts';
import type { ActionOf, Event, Open, Promised, Said } from './state.ts';

type Say = ActionOf<'say'>;

const BY_ID: ReadonlyMap<SentenceId, Sentence> = new Map(SENTENCES.map(sentence => [sentence.id, sentence]));
const IDS: readonly SentenceId[] = SENTENCES.map(({ id }) => id);
const COUNTS: readonly number[] = [1, 2, 3];

/** A sentence with all its blanks empty. */
export const emptySentence = (sentence: SentenceId): Say => ({
  type: 'say',
  sentence,
  to: null,
  player: null,
  location: null,
  thing: null,
  want: null,
  element: null,
  count: null,
  turn: null,
});

/** Undefined: nobody can be held to this sentence. */
export const checkOf = (sentence: SentenceId): Check | undefined => BY_ID.get(sentence)?.check;

/** Sentences are said while people talk and act, not while they vote (ALC-19.2). */
export function whyNotSpeak({ phase, said }: Open, me: Seat): RuleId | undefined {
  if (phase !== 'talks' && phase !== 'acting') return 'ALC-19.2';
  return said.filter(({ by }) => by === me).length < MOST_SENTENCES ? undefined : 'ALC-19.4';
}

/** What fills a blank, for the sentences that have it; null for all others. */
const wordsFor = <Word extends Scalar>(blank: SentenceBlank, words: readonly Word[]) => {
  const [filled, empty] = [oneOf<Word | null>(words), oneOf<Word | null>([null])];
  return dependingOn(
    'sentence',
    Object.fromEntries(SENTENCES.map(({ id, blanks }) => [id, blanks.includes(blank) ? filled : empty])),
  );
};

// made once: every offer of a seat holds them, and they are the same all through a match
const LOCATION_WORDS = wordsFor('location', LOCATIONS);
const THING_WORDS = wordsFor('thing', THINGS);
const WANT_WORDS = wordsFor('want', THINGS);
const ELEMENT_WORDS = wordsFor('element', ELEMENTS);
const COUNT_WORDS = wordsFor('count', COUNTS);
const PLAYER_WORDS = { 3: wordsFor('player', seatsOf(3)), 4: wordsFor('player', seatsOf(4)) };
const addressees = (seats: 3 | 4) => seatsOf(seats).map(me => wordsFor('to', othersThan(me, seats)));
const ADDRESSEE_WORDS = { 3: addressees(3), 4: addressees(4) };
/** By the present turn: a promise is about this turn or a later one. */
const TURN_WORDS = seatsOf(LAST_TURN + 1).map(turn => wordsFor('turn', seatsOf(LAST_TURN + 1).slice(turn)));

export function offersOfSpeech(open: Open, me: Seat): Offer<Say>[] {
  const [to, turn] = [ADDRESSEE_WORDS[open.seats][me], TURN_WORDS[open.turn]];
  if (whyNotSpeak(open, me) !== undefined || !to || !turn) return [];
  return [
    {
      type: 'say',
      sentence: oneOf(IDS),
      to,
      player: PLAYER_WORDS[open.seats],
      location: LOCATION_WORDS,
      thing: THING_WORDS,
      want: WANT_WORDS,
      element: ELEMENT_WORDS,
      count: COUNT_WORDS,
      turn,
    },
  ];
}

export function say(open: Open, by: Seat, action: Say, table: Table<Event>): void {
  const { sentence, to, player, location, thing, want, element, count, turn } = action;
  const said: Said = { by, sentence, to, player, location, thing, want, element, count, turn };
  open.said = [...open.said, said];
  table.tell({ type: 'said', ...said });
  const check = checkOf(sentence);
  if (check !== undefined) open.promises = [...open.promises, promiseOf(open, said, check)];
}

/** When it is judged: a vote by the next count, anything else at the end of the turn it names (ALC-19.6). */
function promiseOf({ phase, turn }: Open, said: Said, check: Check): Promised {
  const isVote = check === 'vote' || check === 'notVote';
  const due = isVote ? (phase === 'talks' ? turn : turn + 1) : (said.turn ?? turn);
  return { ...said, since: turn, due, state: 'open' };
}
