import type { Mark } from './marks.ts';

/** The word for each mark. */
export const MARK_WORDS = {
  open: 'notebook-mark-open',
  excluded: 'notebook-mark-excluded',
  sure: 'notebook-mark-sure',
  amber: 'notebook-mark-amber',
  teal: 'notebook-mark-teal',
  violet: 'notebook-mark-violet',
  assumed: 'notebook-mark-assumed',
} as const satisfies Readonly<Record<Mark | 'assumed', string>>;
