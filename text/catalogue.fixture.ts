import { readFileSync } from 'node:fs';
import { type Message, parse, type Pattern, type SelectExpression, Visitor } from '@fluent/syntax';
import { LANGUAGES, type Language } from './words.ts';

/** The parts of one message. */
export interface CatalogueMessage {
  readonly variables: readonly string[];
  /** Every piece of text that can be shown. */
  readonly texts: readonly string[];
  /** The variant names of each selector. */
  readonly choices: readonly (readonly string[])[];
}

export type Catalogue = ReadonlyMap<string, CatalogueMessage>;

export const sourceOf = (room: string, language: Language): string =>
  readFileSync(new URL(`../${room}/${language}.ftl`, import.meta.url), 'utf8');

/** The four catalogues of a folder. Invalid or duplicate messages throw. */
export function cataloguesOf(room: string): Readonly<Record<Language, Catalogue>> {
  const read = LANGUAGES.map(language => [language, catalogueFrom(sourceOf(room, language), `${room}/${language}`)]);
  return Object.fromEntries(read) as Record<Language, Catalogue>;
}

function catalogueFrom(source: string, name: string): Catalogue {
  const entries = new Map<string, CatalogueMessage>();
  for (const entry of parse(source, { withSpans: false }).body) {
    if (entry.type === 'Junk') throw new Error(`${name} cannot be read: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    if (entries.has(entry.id.name)) throw new Error(`${name} says ${entry.id.name} twice`);
    if (!entry.value) throw new Error(`${name} says nothing by ${entry.id.name}`);
    entries.set(entry.id.name, partsOf(entry));
  }
  return entries;
}

class Reader extends Visitor {
  readonly variables = new Set<string>();
  readonly texts: string[] = [];
  readonly choices: string[][] = [];

  override visitPattern(pattern: Pattern): void {
    for (const element of pattern.elements) if (element.type === 'TextElement') this.texts.push(element.value);
    this.genericVisit(pattern);
  }

  override visitVariableReference({ id }: { id: { name: string } }): void {
    this.variables.add(id.name);
  }

  override visitSelectExpression(chosen: SelectExpression): void {
    this.choices.push(chosen.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)));
    this.genericVisit(chosen);
  }
}

function partsOf(message: Message): CatalogueMessage {
  const reader = new Reader();
  reader.visit(message);
  return { variables: [...reader.variables].sort(), texts: reader.texts, choices: reader.choices };
}

const PLURALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  it: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
  uk: ['one', 'few', 'many', 'other'],
};

/** The flaws of a folder's catalogues; `latin` lists the Latin words allowed in Ukrainian. */
export function flawsOf(room: string, latin: readonly string[]): string[] {
  const catalogues = cataloguesOf(room);
  return LANGUAGES.flatMap(language =>
    [
      ...differences(catalogues.en, catalogues[language]),
      ...[...catalogues[language]].flatMap(([key, entry]) =>
        [...pluralFlaws(language, entry), ...letterFlaws(language, entry, latin)].map(flaw => `${key}: ${flaw}`),
      ),
    ].map(flaw => `${room}/${language}: ${flaw}`),
  );
}

function differences(english: Catalogue, other: Catalogue): string[] {
  return [
    ...[...english.keys()].filter(key => !other.has(key)).map(key => `${key} is missing`),
    ...[...other.keys()].filter(key => !english.has(key)).map(key => `${key} is not in English`),
    ...[...english].flatMap(([key, { variables }]) => {
      const theirs = other.get(key)?.variables ?? variables;
      return String(theirs) === String(variables)
        ? []
        : [`${key} has ${String(theirs)} instead of ${String(variables)}`];
    }),
  ];
}

/** A plural selector has every plural form of the language, and may have single numbers too. */
function pluralFlaws(language: Language, { choices }: CatalogueMessage): string[] {
  return choices
    .map(names => names.filter(name => !/^\d+$/.test(name)))
    .filter(names => names.some(name => name !== 'other' && PLURALS.pl.includes(name)))
    .filter(names => [...names].sort().join() !== [...PLURALS[language]].sort().join())
    .map(names => `plural forms ${names.join()}`);
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_WORD = /\p{Script=Latin}+/gu;

/** Letters of the wrong alphabet; `latin` lists the Latin words allowed in Ukrainian. */
export function letterFlaws(
  language: Language,
  { texts }: Pick<CatalogueMessage, 'texts'>,
  latin: readonly string[],
): string[] {
  const text = texts.join(' ');
  if (language !== 'uk') return CYRILLIC.test(text) ? [`Cyrillic letters in ${text}`] : [];
  const foreign = [...text.matchAll(LATIN_WORD)].map(([word]) => word).filter(word => !latin.includes(word));
  return [
    ...foreign.map(word => `Latin letters in ${word}`),
    ...(/[ыэёъЫЭЁЪ]/.test(text) ? [`letters Ukrainian does not have in ${text}`] : []),
    ...(/\p{Script=Cyrillic}['’]\p{Script=Cyrillic}/u.test(text) ? [`the wrong apostrophe in ${text}`] : []),
  ];
}
