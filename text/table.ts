import type { Milliseconds, RuleId } from '#kernel';
import { type AnyTelling, computedLine } from '#telling';
import { tellRefusal } from './kernel.ts';
import { type TextLine, textLine } from './line.ts';

/** A refusal of a table. The reasons are listed in tables/protocol.ts. */
interface TableRefusal {
  readonly because: string;
  readonly rule?: RuleId;
  /** The option or the field that is wrong. */
  readonly field?: string;
  /** How long to wait. */
  readonly wait?: Milliseconds;
}

/** Why a table refused a command, and how long to wait, if that helps. */
export function tellRefused(refused: TableRefusal, telling: Pick<AnyTelling, 'rule'>): TextLine {
  const why = reasonOf(refused, telling);
  if (refused.wait === undefined) return why;
  const seconds = Math.max(1, Math.ceil(refused.wait / 1000));
  return seconds < 120
    ? textLine('refused-waiting', { why, seconds })
    : textLine('refused-waiting-minutes', { why, minutes: Math.ceil(seconds / 60) });
}

function reasonOf({ because, rule, field }: TableRefusal, telling: Pick<AnyTelling, 'rule'>): TextLine {
  switch (because) {
    case 'rule':
      return tellRefusal({ because, rule: rule ?? '' }, telling);
    case 'malformed':
    case 'undo':
      return tellRefusal({ because }, telling);
    case 'fault':
      return tellRefusal({ because, cause: null }, telling);
    default:
      return computedLine(`refused-${because}`, field === undefined ? undefined : { field });
  }
}

/** Why the server closes a connection. */
export const tellFarewell = (because: string): TextLine => computedLine(`bye-${because}`);
