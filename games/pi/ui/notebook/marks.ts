import type { Fact } from './facts.ts';

/** Colours to mark with as one likes; each has a shape of its own, too. */
export const MARK_COLOURS = ['amber', 'teal', 'violet'] as const;

/** What stands beside an element. */
export const MARKS = ['open', 'excluded', 'sure', ...MARK_COLOURS] as const;
export type Mark = (typeof MARKS)[number];

export const isMark = (value: unknown): value is Mark => MARKS.some(mark => mark === value);

/** What a reader of the page sees beside an element. */
export interface ShownMark {
  readonly mark: Mark;
  /** Who wrote it. */
  readonly by: 'me' | 'notebook' | null; // null: nobody wrote anything
  /** My own mark says something else than what is certain. */
  readonly isDisputed: boolean;
}

/** My own marks stand, whatever the notebook knows. */
export function shownMark(mine: Mark | undefined, certain: Fact['mark'] | undefined): ShownMark {
  if (mine === undefined) return { mark: certain ?? 'open', by: certain ? 'notebook' : null, isDisputed: false };
  const isClaim = mine === 'excluded' || mine === 'sure';
  return { mark: mine, by: 'me', isDisputed: isClaim && certain !== undefined && certain !== mine };
}

/** One tap goes round these. */
const ROUND: readonly Mark[] = ['open', 'excluded', 'sure', ...MARK_COLOURS];

/** What a tap makes of a mark; undefined takes my mark away, when what is left is the same. */
export function nextMark(mine: Mark | undefined, certain: Fact['mark'] | undefined): Mark | undefined {
  const { mark } = shownMark(mine, certain);
  const next = ROUND[(ROUND.indexOf(mark) + 1) % ROUND.length] ?? 'open';
  return next === (certain ?? 'open') ? undefined : next;
}
