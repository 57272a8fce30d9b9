import { computedLine } from '#telling';
import { mistaken } from './mistake.ts';

/** The arguments a command accepts: positional words, and options by name. */
export interface ArgumentForm {
  /** The names of the words; all are required. */
  readonly words: readonly string[];
  /** A text, several texts, or a flag without a value. */
  readonly options: Readonly<Record<string, 'text' | 'texts' | 'flag'>>;
}

/** The parsed arguments. */
export interface ParsedArguments {
  word(name: string): string;
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  flag(option: string): boolean;
  /** A whole number within limits. */
  whole(option: string, min: number, max: number): number | undefined;
}

/** Parses the arguments strictly: unknown ones are refused. After `--` all are words. */
export function readArguments(form: ArgumentForm, sent: readonly string[]): ParsedArguments {
  const words: string[] = [];
  const options = new Map<string, string[]>();
  const left = [...sent];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    if (one === '--') words.push(...left.splice(0));
    else if (one.startsWith('-') && one !== '-') readOption(form, one, left, options);
    else words.push(one);
  }
  const missing = form.words[words.length];
  if (missing !== undefined) throw mistaken('cli-missing-word', { word: computedLine(`cli-word-${missing}`) });
  const extra = words[form.words.length];
  if (extra !== undefined) throw mistaken('cli-extra-word', { word: extra });
  return givenBy(form, words, options);
}

function readOption(form: ArgumentForm, one: string, left: string[], options: Map<string, string[]>): void {
  const [name, inline] = splitOnce(one.replace(/^--?/, ''));
  const kind = Object.hasOwn(form.options, name) && one.startsWith('--') ? form.options[name] : undefined;
  if (kind === undefined)
    throw mistaken('cli-unknown-option', {
      option: one.split('=')[0] ?? one,
      known: { row: Object.keys(form.options).map(known => `--${known}`) },
    });
  if (options.has(name) && kind !== 'texts') throw mistaken('cli-repeated-option', { option: `--${name}` });
  options.set(name, [
    ...(options.get(name) ?? []),
    kind === 'flag' ? flagValue(name, inline) : optionValue(name, inline, left),
  ]);
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function flagValue(name: string, inline: string | undefined): string {
  if (inline !== undefined) throw mistaken('cli-flag-value', { option: `--${name}` });
  return '';
}

function optionValue(name: string, inline: string | undefined, left: string[]): string {
  const next = inline ?? (left[0]?.startsWith('--') ? undefined : left.shift());
  if (next === undefined || next === '') throw mistaken('cli-missing-value', { option: `--${name}` });
  return next;
}

function givenBy(
  form: ArgumentForm,
  words: readonly string[],
  options: ReadonlyMap<string, readonly string[]>,
): ParsedArguments {
  const text = (option: string): string | undefined => options.get(option)?.[0];
  return {
    word: name => words[form.words.indexOf(name)] ?? '',
    text,
    texts: option => options.get(option) ?? [],
    flag: option => options.has(option),
    whole(option, min, max) {
      const sent = text(option);
      if (sent === undefined) return undefined;
      const value = Number(sent);
      if (/^\d{1,16}$/.test(sent) && value >= min && value <= max) return value;
      throw mistaken('cli-bad-number', { option: `--${option}`, value: sent, min: String(min), max: String(max) });
    },
  };
}
