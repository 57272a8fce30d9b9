import type { VerifyResult, VerifyProblem } from '#kernel';

/** The checks of a fair deal, in order. */
export const DEAL_CHECKS = ['promise', 'words', 'secret', 'deal', 'moves', 'end'] as const;
export type DealCheck = (typeof DEAL_CHECKS)[number];

/** unchecked: an earlier check failed. */
export type CheckState = 'right' | 'wrong' | 'checking' | 'unchecked';

/** Whether this browser saw the same promise before the deal. */
export type RememberedPromise = 'same' | 'other' | 'none';

/** The progress of the checks. */
export interface CheckProgress {
  readonly memory: RememberedPromise;
  /** The number of verified steps: 1 is the deal, 2 the first move. */
  readonly steps: number;
  readonly finding: VerifyResult | null; // null: still being checked
}

/** The check that finds a problem; undefined: nothing could be checked. */
export function failedCheck({ part }: VerifyProblem): DealCheck | undefined {
  switch (part) {
    case 'unfinished':
    case 'game':
    case 'version':
      return undefined;
    case 'seats':
    case 'words':
      return 'words';
    case 'commitment':
      return 'secret';
    case 'changed':
    case 'option':
    case 'deal':
      return 'deal';
    case 'time':
    case 'over':
    case 'illegalMove':
    case 'late':
    case 'noOp':
    case 'mark':
      return 'moves';
    case 'result':
    case 'seal':
      return 'end';
  }
}

/** The state of each check. */
export function checkStates(progress: CheckProgress): Readonly<Record<DealCheck, CheckState>> {
  const broken = brokenAt(progress);
  const reached = progress.finding ? DEAL_CHECKS.length : progress.steps > 0 ? DEAL_CHECKS.indexOf('moves') : 0;
  const verdicts = DEAL_CHECKS.map((check, at): [DealCheck, CheckState] => {
    if (broken !== undefined) return [check, at < broken ? 'right' : at === broken ? 'wrong' : 'unchecked'];
    return [check, at < reached ? 'right' : 'checking'];
  });
  return Object.fromEntries(verdicts) as Record<DealCheck, CheckState>;
}

/** The index of the failed check; -1: nothing could be checked; undefined: none failed. */
function brokenAt({ memory, finding }: CheckProgress): number | undefined {
  const wrong = finding?.ok === false ? finding.wrong : undefined;
  const check = wrong && failedCheck(wrong);
  if (wrong && check === undefined) return -1;
  if (memory === 'other') return DEAL_CHECKS.indexOf('promise');
  return check && DEAL_CHECKS.indexOf(check);
}
