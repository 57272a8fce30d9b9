import type { OptionProblem, RecordProblem, Refusal, VerifyProblem } from '#kernel';
import type { AnyTelling } from '#telling';
import { type TextLine, textLine } from './line.ts';

/** Why an action was not carried out. */
export function tellRefusal(refusal: Refusal, telling: Pick<AnyTelling, 'rule'>): TextLine {
  if (refusal.because !== 'rule') return textLine(`refusal-${refusal.because}`);
  return textLine('refusal-rule', { number: refusal.rule, rule: telling.rule(refusal.rule) });
}

/** The flaws of the options of a new table. */
export const tellOptionProblem = (problem: OptionProblem, known: readonly string[]): TextLine =>
  textLine(`options-${problem.problem}`, { option: 'option' in problem ? problem.option : '', known: { row: known } });

/** Why a text is not a valid record. */
export function tellRecordProblem(problem: RecordProblem): TextLine {
  switch (problem.problem) {
    case 'notJson':
    case 'notARecord':
    case 'notCanonical':
      return textLine(`record-${problem.problem}`);
    case 'unknownVersion':
      return textLine('record-unknownVersion', { version: problem.version });
    case 'badField':
      return textLine('record-badField', { field: problem.field });
    case 'tooMany':
      return textLine('record-tooMany', { field: problem.field, most: problem.most });
  }
}

/** How a record differs from what was played. */
export function tellVerifyProblem(problem: VerifyProblem): TextLine {
  if ('number' in problem) return textLine(`wrong-${problem.part}`, { number: problem.number });
  if ('field' in problem) return textLine('wrong-changed', { field: problem.field });
  return 'option' in problem ? textLine('wrong-option', { option: problem.option }) : textLine(`wrong-${problem.part}`);
}
