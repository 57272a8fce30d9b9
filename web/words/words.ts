import { createSignal } from 'solid-js';
import { LANGUAGES, type Language, type Words, wordsFrom } from '#text';
import { computedLine, type Line, type LineMaker, type CheckedLine, type WordOf } from '#telling';
import type { Messages as TextMessages } from '../../text/messages.ts';
import type { Messages } from './messages.ts';

/** What every page can say. */
export interface WebMessages extends Messages, TextMessages {}

/** A line of the screens. */
export type WebLine = CheckedLine;

export const webLine: LineMaker<WebMessages> = computedLine;

/** Fetches the words of one room in a language. */
type WordsLoader = (language: Language) => Promise<string>;

/** What every page says: one file a language. */
const FRONT = import.meta.glob<string>('./front/*.ts', { import: 'default' });
/** Every other folder of the screens has its own words, and so has the board kit. */
const FOLDERS = import.meta.glob<string>(['../{*,kit/board}/text/*.ftl', '!../{kit,frame,home}/text/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const loaderOf =
  (texts: Record<string, () => Promise<string>>, pathIn: (language: Language) => string): WordsLoader =>
  async language => {
    const load = texts[pathIn(language)];
    if (!load) throw new Error(`there is no ${pathIn(language)}`);
    return load();
  };

const folder = (name: string): WordsLoader => loaderOf(FOLDERS, language => `../${name}/text/${language}.ftl`);

/** The rooms that have been entered, in their order. */
const loaders = new Map<string, WordsLoader>([['front', loaderOf(FRONT, language => `./front/${language}.ts`)]]);

const [spoken, setSpoken] = createSignal<Words>();
let turns = 0;
let latest = Promise.resolve();

/** The words on the screen. Before any have come there is nothing to show, and nothing is shown. */
export function words(): Words {
  const now = spoken();
  if (!now) throw new Error('no language is spoken yet');
  return now;
}

export const language = (): Language => words().language;

/** A message whose key is put together at run time. Reactive: it changes with the language. */
export const computedWord = (key: string, args?: Line['args']): string => words().say(computedLine(key, args));

/** A message of the catalogues. Reactive: it changes with the language. */
export const word: WordOf<WebMessages> = (key, ...[args]) => computedWord(key, args);

/** Speaks this language from now on, in every room that has been entered. The last one asked for wins; all wait for it. */
export function setLanguage(language: Language): Promise<void> {
  const turn = ++turns;
  latest = learn(language, turn);
  return latest;
}

async function learn(language: Language, turn: number): Promise<void> {
  const texts = await Promise.all([...loaders.values()].map(room => room(language)));
  if (turn !== turns) return latest;
  document.documentElement.lang = language;
  setSpoken(wordsFrom(language, texts, { report: problem => console.error(problem), joinsShortWords: true }));
}

/** Learns the words of one more room: a folder of the screens, unless it is said where they come from. */
export async function loadWords(name: string, room = folder(name)): Promise<void> {
  if (loaders.has(name)) return latest; // somebody else may still be waiting for it
  loaders.set(name, room);
  const now = spoken();
  if (!now) return undefined;
  try {
    await setLanguage(now.language);
  } catch (error) {
    // who tries again has it fetched again
    loaders.delete(name);
    throw error;
  }
}

/** Learns the words of a game, and forgets those of any other: each says things in its own way, under the same names. */
export function loadGameWords(game: string, room: WordsLoader): Promise<void> {
  const name = `game-${game}`;
  for (const other of loaders.keys()) if (other.startsWith('game-') && other !== name) loaders.delete(other);
  return loadWords(name, room);
}

/** The language the browser would rather read, of those we write. */
export const preferredLanguage = (wanted: readonly string[] = navigator.languages): Language =>
  wanted.map(tag => tag.slice(0, 2).toLowerCase()).flatMap(tag => LANGUAGES.filter(one => one === tag))[0] ?? 'en';
