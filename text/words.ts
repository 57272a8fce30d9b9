import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
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
  for (const catalogue of catalogues) {
    const [error] = bundle.addResource(new FluentResource(catalogue));
    if (error) throw new Error(`a catalogue of ${language} says a thing twice: ${error.message}`);
  }

  function say({ key, args = {} }: Line, nameOf: (seat: Seat) => string = seatNumber): string {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no catalogue of ${language} has the message ${key}`);
    const errors: Error[] = [];
    const filled = Object.entries(args).map(([name, value]) => [name, fill(value, nameOf)] as const);
    const sentence = bundle.formatPattern(pattern, Object.fromEntries(filled), errors);
    if (errors[0]) throw new Error(`the message ${key} of ${language} cannot be said: ${errors[0].message}`);
    return sentence;
  }

  function fill(value: Argument, nameOf: (seat: Seat) => string): FluentVariable {
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
      new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
  };
}

const seatNumber = (seat: Seat): string => String(seat);
