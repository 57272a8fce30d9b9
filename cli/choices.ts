import { type CliLine, cliLine } from './line.ts';

/** A choice, and its text. */
export interface TextChoice<Value> {
  readonly value: Value;
  readonly text: string;
  /** Its own number, if the choices are numbers. */
  readonly number?: number;
}

export type ChoiceResult<Value> = { readonly value: Value; readonly rest: string[] } | { readonly problem: CliLine };

/** Takes one choice from the start of the typed words: by number, by name, or by an unambiguous prefix. */
export function takeChoice<Value>(
  typed: readonly string[],
  choices: readonly TextChoice<Value>[],
): ChoiceResult<Value> {
  let ambiguous: CliLine | undefined;
  for (let length = typed.length; length > 0; length--) {
    const part = typed.slice(0, length).join(' ');
    const fitting = choicesFor(part, choices);
    const [only, other] = fitting;
    if (only && !other) return { value: only.value, rest: typed.slice(length) };
    if (other) ambiguous ??= cliLine('cli-ambiguous', { typed: part, list: { row: fitting.map(({ text }) => text) } });
  }
  return { problem: ambiguous ?? cliLine('cli-no-such-choice', { typed: typed.join(' ') }) };
}

function choicesFor<Value>(part: string, choices: readonly TextChoice<Value>[]): TextChoice<Value>[] {
  if (/^\d+$/.test(part)) return choices.filter(({ number }, at) => (number ?? at + 1) === Number(part));
  const wanted = comparable(part);
  const same = choices.filter(({ text }) => comparable(text) === wanted || comparable(text).startsWith(`${wanted} (`));
  return same.length > 0 ? same : choices.filter(({ text }) => comparable(text).startsWith(wanted));
}

/** For comparison: lower case, without accents and quotation marks. */
export const comparable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/[’ʼ'"«»„”“]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const tokensIn = (line: string): string[] => line.split(/\s+/).filter(token => token !== '');
