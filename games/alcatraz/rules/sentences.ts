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

/** Undefined: nobody can be held to this sentence. */
export const checkOf = (sentence: SentenceId): Check | undefined => BY_ID.get(sentence)?.check;

/** Sentences are said while people talk and act, not while they vote (ALC-19.2). */
export function whyNotSpeak({ phase, said }: Open, me: Seat): RuleId | undefined {
  if (phase !== 'talks' && phase !== 'acting') return 'ALC-19.2';
  return said.filter(({ by }) => by === me).length < MOST_SENTENCES ? undefined : 'ALC-19.4';
}

export function offersOfSpeech(open: Open, me: Seat): Offer<Say>[] {
  return whyNotSpeak(open, me) === undefined ? [speechOf(open, me)] : [];
}

const speeches = new Map<string, Offer<Say>>();

/** The same for a seat all through a turn, so it is made once. */
function speechOf(open: Open, me: Seat): Offer<Say> {
  const key = `${me} of ${open.seats} in ${open.turn}`;
  const known = speeches.get(key);
  if (known) return known;
  const turns = seatsOf(LAST_TURN + 1).slice(open.turn);
  const speech: Offer<Say> = {
    type: 'say',
    sentence: oneOf(IDS),
    to: wordsFor('to', othersThan(me, open.seats)),
    player: wordsFor('player', seatsOf(open.seats)),
    location: wordsFor('location', LOCATIONS),
    thing: wordsFor('thing', THINGS),
    want: wordsFor('want', THINGS),
    element: wordsFor('element', ELEMENTS),
    count: wordsFor('count', COUNTS),
    turn: wordsFor('turn', turns),
  };
  speeches.set(key, speech);
  return speech;
}

/** What fills a blank, for the sentences that have it; null for all others. */
const wordsFor = <Word extends Scalar>(blank: SentenceBlank, words: readonly Word[]) => {
  const [filled, empty] = [oneOf<Word | null>(words), oneOf<Word | null>([null])];
  return dependingOn(
    'sentence',
    Object.fromEntries(SENTENCES.map(({ id, blanks }) => [id, blanks.includes(blank) ? filled : empty])),
  );
};

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
