import type { Milliseconds, RuleId } from '#kernel';
import type { AnyTelling, Line } from '#telling';
import { tellRefusal } from './kernel.ts';

/** Why a table did not do something. Which reasons there are, the server says. */
interface TableRefusal {
  readonly because: string;
  readonly rule?: RuleId;
  /** The option or the field that is wrong. */
  readonly field?: string;
  /** How long to wait. */
  readonly wait?: Milliseconds;
}

/** Why a table did not do something, and how long to wait, if that helps. */
export function tellRefused(refused: TableRefusal, telling: Pick<AnyTelling, 'rule'>): Line {
  const why = reasonOf(refused, telling);
  if (refused.wait === undefined) return why;
  const seconds = Math.max(1, Math.ceil(refused.wait / 1000));
  return seconds < 120
    ? { key: 'refused-waiting', args: { why, seconds } }
    : { key: 'refused-waiting-minutes', args: { why, minutes: Math.ceil(seconds / 60) } };
}

function reasonOf({ because, rule, field }: TableRefusal, telling: Pick<AnyTelling, 'rule'>): Line {
  switch (because) {
    case 'rule':
      return tellRefusal({ because, rule: rule ?? '' }, telling);
    case 'malformed':
    case 'undo':
      return tellRefusal({ because }, telling);
    case 'fault':
      return tellRefusal({ because, cause: null }, telling);
    default:
      return { key: `refused-${because}`, ...(field !== undefined && { args: { field } }) };
  }
}

/** Why a table lets go of somebody. */
export const tellFarewell = (because: string): Line => ({ key: `bye-${because}` });
