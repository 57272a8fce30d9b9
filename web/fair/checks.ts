import type { VerifyResult, VerifyProblem } from '#kernel';

/** What is checked, in the order in which it happened. */
export const DEAL_CHECKS = ['promise', 'words', 'secret', 'deal', 'moves', 'end'] as const;
export type DealCheck = (typeof DEAL_CHECKS)[number];

/** Right, wrong, being looked at, or not looked at because something before it was wrong. */
export type CheckState = 'right' | 'wrong' | 'checking' | 'unchecked';

/** What this browser remembers of the promise made before the deal. */
export type RememberedPromise = 'same' | 'other' | 'none';

/** How far the checking has come. */
export interface CheckProgress {
  readonly memory: RememberedPromise;
  /** Steps that were found right: 0 while not even the deal was, 1 with the deal, 2 with the first move. */
  readonly steps: number;
  readonly finding: VerifyResult | null; // null: still being checked
}

/** Which check finds this; undefined if there was nothing that could be checked. */
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

/** What is known of each check. */
export function checkStates(progress: CheckProgress): Readonly<Record<DealCheck, CheckState>> {
  const broken = brokenAt(progress);
  const reached = progress.finding ? DEAL_CHECKS.length : progress.steps > 0 ? DEAL_CHECKS.indexOf('moves') : 0;
  const verdicts = DEAL_CHECKS.map((check, at): [DealCheck, CheckState] => {
    if (broken !== undefined) return [check, at < broken ? 'right' : at === broken ? 'wrong' : 'unchecked'];
    return [check, at < reached ? 'right' : 'checking'];
  });
  return Object.fromEntries(verdicts) as Record<DealCheck, CheckState>;
}

/** The place of the check that failed: -1 if nothing could be checked, undefined if none has failed. */
function brokenAt({ memory, finding }: CheckProgress): number | undefined {
  const wrong = finding?.ok === false ? finding.wrong : undefined;
  const check = wrong && failedCheck(wrong);
  if (wrong && check === undefined) return -1;
  if (memory === 'other') return DEAL_CHECKS.indexOf('promise');
  return check && DEAL_CHECKS.indexOf(check);
}
