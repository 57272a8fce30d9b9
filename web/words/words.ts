import { createSignal } from 'solid-js';
import { LANGUAGES, type Language, type Words, wordsFrom } from '#text';
import { computedLine, type Line, type LineMaker, type CheckedLine, type WordOf } from '#telling';
import type { Messages as TextMessages } from '../../text/messages.ts';
import type { Messages } from './messages.ts';

/** The messages of every page. */
export interface WebMessages extends Messages, TextMessages {}

/** A line of the screens. */
export type WebLine = CheckedLine;

export const webLine: LineMaker<WebMessages> = computedLine;

/** Loads the catalogue of one folder in a language. */
type WordsLoader = (language: Language) => Promise<string>;

/** The catalogues every page needs: one file per language. */
const FRONT = import.meta.glob<string>('./front/*.ts', { import: 'default' });
/** The catalogues of the other folders and of the board kit. */
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

/** The loaded catalogues, in order. */
const loaders = new Map<string, WordsLoader>([['front', loaderOf(FRONT, language => `./front/${language}.ts`)]]);

const [spoken, setSpoken] = createSignal<Words>();
let turns = 0;
let latest = Promise.resolve();

/** The current messages. Nothing is rendered before they are loaded. */
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

/** Switches the language of all loaded catalogues. The last request wins; all callers wait for it. */
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

/** Loads the catalogue of one more folder. */
export async function loadWords(name: string, room = folder(name)): Promise<void> {
  if (loaders.has(name)) return latest; // it may still be loading
  loaders.set(name, room);
  const now = spoken();
  if (!now) return undefined;
  try {
    await setLanguage(now.language);
  } catch (error) {
    // so that the next attempt loads it again
    loaders.delete(name);
    throw error;
  }
}

/** Loads the catalogue of a game and unloads any other, since games use the same keys. */
export function loadGameWords(game: string, room: WordsLoader): Promise<void> {
  const name = `game-${game}`;
  for (const other of loaders.keys()) if (other.startsWith('game-') && other !== name) loaders.delete(other);
  return loadWords(name, room);
}

/** The best supported language of the browser. */
export const preferredLanguage = (wanted: readonly string[] = navigator.languages): Language =>
  wanted.map(tag => tag.slice(0, 2).toLowerCase()).flatMap(tag => LANGUAGES.filter(one => one === tag))[0] ?? 'en';
