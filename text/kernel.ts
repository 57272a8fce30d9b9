import type { OptionProblem, RecordProblem, Refusal, Wrong } from '#kernel';
import type { AnyTelling, Line } from '#telling';

/** Why an action was not carried out. */
export function tellRefusal(refusal: Refusal, telling: Pick<AnyTelling, 'rule'>): Line {
  if (refusal.because !== 'rule') return { key: `refusal-${refusal.because}` };
  return { key: 'refusal-rule', args: { number: refusal.rule, rule: telling.rule(refusal.rule) } };
}

/** What is wrong with the options of a new table. */
export const tellOptionProblem = (problem: OptionProblem, known: readonly string[]): Line => ({
  key: `options-${problem.problem}`,
  args: { option: 'option' in problem ? problem.option : '', known: { row: known } },
});

/** Why a text is no record. */
export function tellRecordProblem(problem: RecordProblem): Line {
  switch (problem.problem) {
    case 'notJson':
    case 'notARecord':
    case 'notCanonical':
      return { key: `record-${problem.problem}` };
    case 'unknownVersion':
      return { key: 'record-unknownVersion', args: { version: problem.version } };
    case 'badField':
      return { key: 'record-badField', args: { field: problem.field } };
    case 'tooMany':
      return { key: 'record-tooMany', args: { field: problem.field, most: problem.most } };
  }
}

/** Where a record is not what was played. */
export function tellWrong(wrong: Wrong): Line {
  if ('number' in wrong) return { key: `wrong-${wrong.part}`, args: { number: wrong.number } };
  if ('field' in wrong) return { key: 'wrong-changed', args: { field: wrong.field } };
  return 'option' in wrong ? { key: 'wrong-option', args: { option: wrong.option } } : { key: `wrong-${wrong.part}` };
}
