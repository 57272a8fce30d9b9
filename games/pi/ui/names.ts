import { computedLine } from '#telling';
import type { Element, Kind } from '../rules/edition.ts';
import type { Open } from '../rules/state.ts';
import { nameOf, themed } from '../telling/names.ts';
import { type GameLine, line } from '../telling/line.ts';

/** Short names for small maps. */
const SHORT: Readonly<Record<string, string>> = {
  'central-station': 'board-short-central-station',
  'road-house': 'board-short-road-house',
  'dworzec-centralny': 'board-short-dworzec-centralny',
  'hotel-gromada': 'board-short-hotel-gromada',
  'palac-kultury-i-nauki': 'board-short-palac-kultury-i-nauki',
  'bazar-rozyckiego': 'board-short-bazar-rozyckiego',
  'dt-centrum': 'board-short-dt-centrum',
  'dom-partii': 'board-short-dom-partii',
  'kino-moskwa': 'board-short-kino-moskwa',
  'wyscigi-na-sluzewcu': 'board-short-wyscigi-na-sluzewcu',
  'hotel-forum': 'board-short-hotel-forum',
  'stadion-dziesieciolecia': 'board-short-stadion-dziesieciolecia',
  okecie: 'board-short-okecie',
  'plac-konstytucji': 'board-short-plac-konstytucji',
  'bank-job': 'board-short-bank-job',
  'jewellery-heist': 'board-short-jewellery-heist',
  'mob-killing': 'board-short-mob-killing',
  'police-corruption': 'board-short-police-corruption',
  'protection-racket': 'board-short-protection-racket',
  robbery: 'board-short-robbery',
  arson: 'board-short-arson',
  moonshining: 'board-short-moonshining',
  burglary: 'board-short-burglary',
  lakeside: 'board-short-lakeside',
  trocadero: 'board-short-trocadero',
  chinatown: 'board-short-chinatown',
  downtown: 'board-short-downtown',
  waterfront: 'board-short-waterfront',
  supersam: 'board-short-supersam',
  murder: 'board-short-murder',
  blackmail: 'board-short-blackmail',
  forgery: 'board-short-forgery',
  kidnapping: 'board-short-kidnapping',
  smuggling: 'board-short-smuggling',
  fraud: 'board-short-fraud',
};

const SHORT_BLANKS = { suspect: 'board-short-no-suspect', crime: 'board-short-no-crime', location: 'nothing' } as const;

/** The name of an element, or of a blank tile. */
const elementName = (open: Open, kind: Kind, element: Element | null): GameLine =>
  element === null ? themed(open, BLANKS[kind]) : nameOf(kind, element);

const BLANKS = { suspect: 'blank-suspect', crime: 'blank-crime', location: 'nothing' } as const;

export function shortName(open: Open, kind: Kind, element: Element | null): GameLine {
  if (element === null) return themed(open, SHORT_BLANKS[kind]);
  const key = SHORT[element];
  return key === undefined ? nameOf(kind, element) : computedLine(key);
}

/** A name with soft hyphens: tiles are narrow, and browsers do not hyphenate every language. */
export function tileWords(open: Open, kind: Kind, element: Element | null, say: (line: GameLine) => string): string {
  const [full, short] = [say(elementName(open, kind, element)), say(shortName(open, kind, element))];
  if (short.replaceAll(SOFT_HYPHEN, '') === full) return short;
  const broken = breaksIn(say(line('board-breaks')));
  return full.replaceAll(LONG, word => broken.get(word) ?? word);
}

/** Words that may not fit in a line of a tile. */
const LONG = /\p{L}{10,}/gu;

let breaks: { readonly list: string; readonly broken: ReadonlyMap<string, string> } | undefined;

/** Parses the list of long words with their break points. */
function breaksIn(list: string): ReadonlyMap<string, string> {
  if (breaks?.list !== list) {
    const words = list.split(' ').map(word => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)] as const);
    breaks = { list, broken: new Map(words) };
  }
  return breaks.broken;
}

const SOFT_HYPHEN = '\u00AD';

/** The CSS class of a title's theme. */
export const themeClassOf = (titleId: string): string => (titleId === '07' ? 'look-warsaw' : 'look-city');
