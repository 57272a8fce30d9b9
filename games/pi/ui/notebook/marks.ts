import type { Fact } from './facts.ts';

/** Free colours; each has its own shape. */
export const MARK_COLOURS = ['amber', 'teal', 'violet'] as const;

/** The marks of an element. */
export const MARKS = ['open', 'excluded', 'sure', ...MARK_COLOURS] as const;
export type Mark = (typeof MARKS)[number];

export const isMark = (value: unknown): value is Mark => MARKS.some(mark => mark === value);

/** The mark shown beside an element. */
export interface ShownMark {
  readonly mark: Mark;
  /** The author of the mark. */
  readonly by: 'me' | 'notebook' | null; // null: no mark
  /** My mark contradicts a fact. */
  readonly isDisputed: boolean;
}

/** My own mark wins over the notebook's. */
export function shownMark(mine: Mark | undefined, certain: Fact['mark'] | undefined): ShownMark {
  if (mine === undefined) return { mark: certain ?? 'open', by: certain ? 'notebook' : null, isDisputed: false };
  const isClaim = mine === 'excluded' || mine === 'sure';
  return { mark: mine, by: 'me', isDisputed: isClaim && certain !== undefined && certain !== mine };
}

/** A tap cycles through these. */
const ROUND: readonly Mark[] = ['open', 'excluded', 'sure', ...MARK_COLOURS];

/** The mark after a tap; undefined: my mark is removed, since the notebook's is the same. */
export function nextMark(mine: Mark | undefined, certain: Fact['mark'] | undefined): Mark | undefined {
  const { mark } = shownMark(mine, certain);
  const next = ROUND[(ROUND.indexOf(mark) + 1) % ROUND.length] ?? 'open';
  return next === (certain ?? 'open') ? undefined : next;
}
