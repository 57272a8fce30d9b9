import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Seat } from '#kernel';
import { type Argument, type Line, type CheckedLineOf } from '#telling';

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

/** The words of known catalogues: keys and arguments are checked. `Messages` is written by `npm run messages`. */
export interface WordsOf<Messages> extends Omit<Words, 'say'> {
  say<const Said extends Line>(line: CheckedLineOf<Messages, Said>, nameOf?: (seat: Seat) => string): string;
}

/** The tag by which formatters know the language: our English is British. */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl', it: 'it', uk: 'uk' };

export interface WordsOptions {
  /** Told of a message that is missing or cannot be formatted; its key is shown instead. Without it, that is an error. */
  readonly report?: (problem: string) => void;
  /** Keeps short words and numbers on one line with the word after them: for screens that break lines. */
  readonly joinsShortWords?: boolean;
}

function fail(problem: string): never {
  throw new Error(problem);
}

/** Words from the texts of some catalogues. */
export function wordsFrom(language: Language, catalogues: readonly string[], options: WordsOptions = {}): Words {
  const { report = fail, joinsShortWords = false } = options;
  const tag = TAGS[language];
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const entries = entriesIn(language, catalogues);
  let lists: Intl.ListFormat | undefined; // made when first needed: browsers take long to make formatters

  /** Parses a message, and those it refers to, when it is first used: a page uses few of a thousand. */
  function read(id: string): void {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entries.delete(id);
    bundle.addResource(new FluentResource(entry));
    for (const [, other = ''] of entry.matchAll(REFERENCE)) read(other);
  }

  function format({ key, args = {} }: Line, nameOf: (seat: Seat) => string): string {
    read(key);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      report(`no catalogue of ${language} has the message ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const filled = Object.entries(args).map(([name, value]) => [name, fill(value, nameOf)] as const);
    const sentence = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
    if (errors[0]) report(`the message ${key} of ${language} cannot be said: ${errors[0].message}`);
    return sentence;
  }

  function fill(value: Argument, nameOf: (seat: Seat) => string): FluentVariable {
    if (typeof value === 'number') return isPlain(value) ? plainNumber(value) : value;
    if (typeof value !== 'object') return value;
    if ('seat' in value) return nameOf(value.seat);
    if ('row' in value) return value.row.map(item => String(fill(item, nameOf))).join(', ');
    if ('list' in value) {
      lists ??= new Intl.ListFormat(tag);
      return lists.format(value.list.map(item => String(fill(item, nameOf))));
    }
    return format(value, nameOf);
  }

  return {
    language,
    tag,
    say(line, nameOf = seatNumber) {
      const sentence = format(line, nameOf);
      return joinsShortWords ? withNonBreakingSpaces(language, sentence) : sentence;
    },
    number: (value, decimals = 0) =>
      decimals === 0 && isPlain(value)
        ? String(value)
        : new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
            value,
          ),
  };
}

/** Words of one letter, which Polish and Ukrainian never leave at the end of a line. */
const SHORT_WORD = /(?<![\p{L}\p{N}'’ʼ-])([aiouwzабвєзійоуя]) (?=\S)/giu;
/** A number and the word after it. */
const NUMBER = /(\p{N}) (?=\p{L})/gu;

/** Keeps on one line what must not be split over two: the one place where non-breaking spaces are made. */
export function withNonBreakingSpaces(language: Language, text: string): string {
  const joined = text.replace(NUMBER, '$1\u00a0').replaceAll(' —', '\u00a0—');
  return language === 'pl' || language === 'uk' ? joined.replace(SHORT_WORD, '$1\u00a0') : joined;
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
