import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Seat } from '#kernel';
import type { Argument, Line } from '#telling';

/** Every language the house speaks. */
export const LANGUAGES = ['en', 'pl', 'it', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of one language, and how to make sentences with them. */
export interface Words {
  readonly language: Language;
  /** The tag by which formatters of dates and numbers know it. */
  readonly tag: string;
  /** A line as a sentence; seats by the names given. */
  say(line: Line, nameOf?: (seat: Seat) => string): string;
  /** A number as this language writes it. */
  number(value: number, decimals?: number): string;
}

/** The tag by which formatters know the language: our English is British. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl', it: 'it', uk: 'uk' };

/** Words from the texts of some catalogues. On a screen that mixes directions of writing, isolate what stands in a sentence. */
export function wordsFrom(language: Language, catalogues: readonly string[], isolating = false): Words {
  const tag = TAGS[language];
  const bundle = new FluentBundle(tag, { useIsolating: isolating });
  const entries = entriesIn(language, catalogues);

  /** A page says a few dozen of a thousand messages: each is read when it is first said, with those it speaks of. */
  function read(id: string): void {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entries.delete(id);
    bundle.addResource(new FluentResource(entry));
    for (const [, other = ''] of entry.matchAll(REFERENCE)) read(other);
  }

  function say({ key, args = {} }: Line, nameOf: (seat: Seat) => string = seatNumber): string {
    read(key);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no catalogue of ${language} has the message ${key}`);
    const errors: Error[] = [];
    const filled = Object.entries(args).map(([name, value]) => [name, fill(value, nameOf)] as const);
    const sentence = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
    if (errors[0]) throw new Error(`the message ${key} of ${language} cannot be said: ${errors[0].message}`);
    return sentence;
  }

  function fill(value: Argument, nameOf: (seat: Seat) => string): FluentVariable {
    if (typeof value === 'number') return isPlain(value) ? plainNumber(value) : value;
    if (typeof value !== 'object') return value;
    if ('seat' in value) return nameOf(value.seat);
    if ('list' in value) return value.list.map(item => String(fill(item, nameOf))).join(', ');
    return say(value, nameOf);
  }

  return {
    language,
    tag,
    say,
    number: (value, decimals = 0) =>
      decimals === 0 && isPlain(value)
        ? String(value)
        : new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
            value,
          ),
  };
}

/** Where a message or a term begins: at the beginning of a line, as nothing within one does. */
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** What may be another message, or a term, within one. */
const REFERENCE = /[{(,]\s*(-?[a-zA-Z][\w-]*)/g;

/** The text of every message and term, by its name. */
function entriesIn(language: Language, catalogues: readonly string[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const catalogue of catalogues) {
    const found = [...catalogue.matchAll(BEGINNING)];
    found.forEach(({ 1: id = '', index }, at) => {
      if (entries.has(id)) throw new Error(`a catalogue of ${language} says a thing twice: ${id}`);
      entries.set(id, catalogue.slice(index, found[at + 1]?.index));
    });
  }
  return entries;
}

/** Whether every language of ours writes a number in the same way: digits, and nothing between them. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** A number that needs no formatter to be written: a browser takes long to make its first one. */
const plainNumber = (value: number): FluentNumber => {
  const number = new FluentNumber(value);
  number.toString = () => String(value);
  return number;
};

const seatNumber = (seat: Seat): string => String(seat);
