import { type Blank, fillsBlank } from './blank.ts';
import { copy, field, put } from './plain.ts';

/** One option of a new table: its blank and its default. */
export interface OptionField<Value> {
  readonly blank: Blank;
  readonly usual: Value;
}

/** The form for a new table, as plain data. */
export type OptionSheet<Options> = { readonly [Key in keyof Options]: OptionField<Options[Key]> };

export type OptionProblem =
  | { readonly problem: 'notAForm' }
  | { readonly problem: 'unknownOption' | 'badOption'; readonly option: string };

/** Reads options from a client: checked against the sheet; missing ones get their default. */
export function readOptions<Options extends object>(
  sheet: OptionSheet<Options>,
  sent: unknown,
): { options: Options } | OptionProblem {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return { problem: 'notAForm' };
  const stray = Object.keys(sent).find(option => !Object.hasOwn(sheet, option));
  if (stray !== undefined) return { problem: 'unknownOption', option: stray };
  const options: object = {};
  for (const [option, setting] of Object.entries<OptionField<unknown>>(sheet)) {
    const value = Object.hasOwn(sent, option) ? field(sent, option) : setting.usual;
    if (!fillsBlank(setting.blank, value)) return { problem: 'badOption', option };
    put(options, option, copy(value));
  }
  return { options: options as Options };
}

/** Options for this sheet: each value that fits it, and the default for every other one. */
export function completeOptions<Options extends object>(sheet: OptionSheet<Options>, given: object): Options {
  const options: object = {};
  for (const [option, { blank, usual }] of Object.entries<OptionField<unknown>>(sheet)) {
    const value = field(given, option);
    put(options, option, copy(fillsBlank(blank, value) ? value : usual));
  }
  return options as Options;
}
