import { type Argument, type ArgumentsOf, type CheckedLine, computedLine, type Line } from '#telling';
import { type Element, type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Case, Marker, Open } from '../rules/state.ts';
import { numberOfPlace, tileAt, townOf } from '../rules/tiles.ts';
import type { Messages } from '../text/messages.ts';
import { type GameLine, line } from './line.ts';

/** The word by which catalogues tell the editions apart: a number cannot name a variant. */
const themeOf = (open: Open): string => (open.options.edition === '07' ? 'warsaw' : 'pi');

/** The messages, with the arguments they need besides the edition. */
type Themed = { [Key in keyof Messages]: Exclude<Messages[Key], 'edition'> };

/** A message whose words differ between the editions. */
export const themed = <Key extends keyof Themed>(
  open: Open,
  key: Key,
  ...[args]: ArgumentsOf<Themed, Key>
): CheckedLine => computedThemed(open, key, args);

/** Likewise, where the key is put together. */
export const computedThemed = (open: Open, key: string, args?: Line['args']): CheckedLine =>
  computedLine(key, { edition: themeOf(open), ...args });

export const nameOf = (kind: Kind, element: Element): GameLine => computedLine(`${kind}-${element}`);
export const placeName = (place: Place): GameLine => nameOf('location', place);
export const kindWord = (open: Open, kind: Kind): GameLine => themed(open, `kind-${kind}`);
export const kindWords = (open: Open, kinds: readonly Kind[]): Argument => ({
  list: kinds.map(kind => kindWord(open, kind)),
});

/** The name on an evidence card. */
export const cardName = (open: Open, card: Element): GameLine =>
  nameOf(townOf(open).kindOf.get(card) ?? 'location', card);
export const cardNames = (open: Open, cards: readonly Element[]): Argument => ({
  list: cards.map(card => cardName(open, card)),
});

/** What lies in a place's slot, blanks by their own names. */
export function tileName(open: Open, place: Place, kind: Kind): GameLine {
  const tile = tileAt(open, numberOfPlace(open, place), kind);
  return tile === null ? computedThemed(open, `blank-${kind}`) : nameOf(kind, tile);
}

/** The three elements of a case. */
export const caseName = (known: Case): Argument => ({ list: KINDS.map(kind => nameOf(kind, known[kind])) });

export const markerWord = (open: Open, marker: Marker): GameLine => themed(open, `marker-${marker}`);

/** So many discs and so many cubes, in words; nothing at all is a word too. */
export function markersIn(open: Open, { discs, cubes }: { discs: number; cubes: number }): Argument {
  const counted = [
    ...(discs > 0 ? [themed(open, 'discs', { count: discs })] : []),
    ...(cubes > 0 ? [themed(open, 'cubes', { count: cubes })] : []),
  ];
  return counted.length === 0 ? line('nothing') : { list: counted };
}
