import type { Line } from '#telling';
import type { Element, Kind } from '../rules/edition.ts';
import type { Open } from '../rules/state.ts';
import { nameOf, themed } from '../telling/names.ts';

/** What stands on a small map instead of a long name. */
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

/** What lies on a tile: an element, or a blank by its own name. */
const elementName = (open: Open, kind: Kind, element: Element | null): Line =>
  element === null ? themed(open, BLANKS[kind]) : nameOf(kind, element);

const BLANKS = { suspect: 'blank-suspect', crime: 'blank-crime', location: 'nothing' } as const;

export function shortName(open: Open, kind: Kind, element: Element | null): Line {
  if (element === null) return themed(open, SHORT_BLANKS[kind]);
  const key = SHORT[element];
  return key === undefined ? nameOf(kind, element) : { key };
}

/** Where a name may be broken, for names too long for a tile; the short one knows, if it is the same word. */
export function tileWords(open: Open, kind: Kind, element: Element | null, say: (line: Line) => string): string {
  const own = element === null ? undefined : BREAKING[element];
  if (own !== undefined) return say({ key: own });
  const [full, short] = [say(elementName(open, kind, element)), say(shortName(open, kind, element))];
  return short.replaceAll(SOFT_HYPHEN, '') === full ? short : full;
}

const SOFT_HYPHEN = '\u00AD';

/** Long names whose short ones are other words. */
const BREAKING: Readonly<Record<string, string>> = {
  moonshining: 'board-full-moonshining',
  'stadion-dziesieciolecia': 'board-full-stadium',
  'plac-konstytucji': 'board-full-square',
  'dworzec-centralny': 'board-full-station',
};

/** The class of a title's look. */
export const lookFor = (titleId: string): string => (titleId === '07' ? 'look-warsaw' : 'look-city');
