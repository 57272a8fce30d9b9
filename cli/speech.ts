import { readFileSync } from 'node:fs';
import type { Seat } from '#kernel';
import type { Title } from '#shelf';
import type { SectionEntry, Line, CheckedLineOf, Section } from '#telling';
import { LANGUAGES, type Language, wordsFrom } from '#text';
import { mistaken } from './mistake.ts';
import type { CliMessages, CliWords } from './line.ts';

/** The words of the command line, and of one game if given. */
export function loadCliWords(language: Language, title?: Title): CliWords {
  const game = title && `games/${title.game.id}/text`;
  const rooms = ['text', 'cli/text', ...(game ? [game, `${game}/terminal`] : [])];
  return wordsFrom(
    language,
    rooms.map(room => readFileSync(new URL(`../${room}/${language}.ftl`, import.meta.url), 'utf8')),
  );
}

/** The requested language, else the machine's, else English. */
export function languageFrom(
  sent: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { language: Language; asked: string | undefined /* undefined: no --lang; '': it has no value */ } {
  const end = sent.indexOf('--');
  const options = end < 0 ? sent : sent.slice(0, end);
  const at = options.findIndex(one => one === '--lang' || one.startsWith('--lang='));
  const asked = at < 0 ? undefined : (options[at]?.split('=')[1] ?? options[at + 1] ?? '');
  const spoken = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return { language: known(asked ?? '') ?? known(spoken.slice(0, 2)) ?? 'en', asked };
}

const known = (text: string): Language | undefined => LANGUAGES.find(language => language === text);

export function checkLanguage(asked: string | undefined): void {
  if (asked === '' || asked?.startsWith('-')) throw mistaken('cli-missing-value', { option: '--lang' });
  if (asked !== undefined && !known(asked))
    throw mistaken('cli-unknown-language', { language: asked, known: { row: LANGUAGES } });
}

/** Sentences about one table, with its names. */
export interface Speech {
  readonly words: CliWords;
  say<const Said extends Line>(line: CheckedLineOf<CliMessages, Said>): string;
}

export const speechAt = (words: CliWords, nameOf: (seat: Seat) => string): Speech => ({
  words,
  say: (line: Line) => words.say(line, nameOf),
});

/** A section of the table as text: its title, and one block of lines for each fact. */
export function blocksOf({ title, entries }: Section, { say }: Speech): { heading: string; blocks: string[][] } {
  return { heading: `${say(title)}:`, blocks: entries.map(entry => entryLines(entry, say)) };
}

const entryLines = ({ line, under = [] }: SectionEntry, say: (line: Line) => string): string[] => [
  `  ${say(line)}`,
  ...under.map(one => `    ${say(one)}`),
];
