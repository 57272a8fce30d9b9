import fits from '../rules/data/fits.json' with { type: 'json' };
import { PHRASES } from '../rules/phrasebook.ts';
import { idOfPlace, PLACES } from '../rules/places.ts';

/** A number for each place, in the order of the list. */
export type ByPlace = Float64Array;

/** How directly an answer speaks about the place. */
export type Tone = 'plain' | 'hedged' | 'evasive';

/** A question as bots know it. */
export interface PhraseQuestion {
  readonly id: string;
  /** Two questions share each theme: the second can follow up on the first. */
  readonly theme: string;
  readonly answers: readonly PhraseAnswer[];
}

/** An answer as bots know it. */
export interface PhraseAnswer {
  readonly id: string;
  readonly tone: Tone;
  /** How well it fits each place; 0: it contradicts the place. */
  readonly fit: ByPlace;
}

/** How well an answer fits, by the level of the place in what the question is about: from 0 (nothing) to 4. */
interface Shape {
  readonly tone: Tone;
  readonly byLevel: readonly [number, number, number, number, number];
}

const EVASION: Shape = { tone: 'evasive', byLevel: [0.5, 0.5, 0.5, 0.5, 0.5] };
/** One of two evasions to the same question. */
const HALF_EVASION: Shape = { tone: 'evasive', byLevel: [0.28, 0.28, 0.28, 0.28, 0.28] };
/** By the last part of an answer's id. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['yes', { tone: 'plain', byLevel: [0, 0, 0, 0.6, 1] }],
  ['rather-yes', { tone: 'hedged', byLevel: [0, 0, 0.8, 0.9, 0.35] }],
  ['middle', { tone: 'hedged', byLevel: [0, 0.5, 1, 0.5, 0] }],
  ['rather-no', { tone: 'hedged', byLevel: [0.35, 0.9, 0.8, 0, 0] }],
  ['no', { tone: 'plain', byLevel: [1, 0.6, 0, 0, 0] }],
  ['evade', EVASION],
  ['evade-1', HALF_EVASION],
  ['evade-2', HALF_EVASION],
]);

type Lookup<Value> = Readonly<Record<string, Value | undefined>>;
const LEVELS: Lookup<Lookup<number>> = fits.levels;
/** Where one question of a theme asks for another level than the theme. */
const EXCEPTIONS: Lookup<Lookup<number>> = fits.exceptions;
/** Places an answer contradicts although its level would allow it. */
const NEVER: Lookup<readonly string[]> = fits.never;

/** Every question of the book. */
export const BOOK: readonly PhraseQuestion[] = PHRASES.map(({ id, theme, answers }) => ({
  id,
  theme,
  answers: answers.map(answer => {
    const { tone, byLevel } = shapeOf(answer);
    return {
      id: answer,
      tone,
      fit: Float64Array.from(PLACES, place =>
        NEVER[answer]?.includes(idOfPlace(place)) ? 0 : (byLevel[levelAt(place, id, theme)] ?? 0),
      ),
    };
  }),
}));

const QUESTIONS: ReadonlyMap<string, PhraseQuestion> = new Map(BOOK.map(question => [question.id, question]));

/** Undefined: it is not in the book. */
export const questionNamed = (id: string | null): PhraseQuestion | undefined =>
  id === null ? undefined : QUESTIONS.get(id);

export const numberOf = (place: string): number => PLACES.indexOf(place);

function shapeOf(answer: string): Shape {
  const shape = SHAPES.get(answer.split('.')[1] ?? '');
  if (!shape) throw new Error(`the answer ${answer} has no shape`);
  return shape;
}

function levelAt(place: string, question: string, theme: string): number {
  const id = idOfPlace(place);
  const level = EXCEPTIONS[question]?.[id] ?? LEVELS[theme]?.[id];
  if (level === undefined) throw new Error(`fits.json has no level of ${theme} for ${id}`);
  return level;
}
