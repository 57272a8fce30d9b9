import { type Argument, type ArgumentsOf, type CheckedLine, computedLine, type Line } from '#telling';
import { type Element, type Kind, KINDS, type Place } from '../rules/edition.ts';
import type { Case, Marker, Open } from '../rules/state.ts';
import { numberOfPlace, tileAt, townOf } from '../rules/tiles.ts';
import type { Messages } from '../text/messages.ts';
import { type GameLine, line } from './line.ts';

/** The edition as a variant name for catalogues, since a number cannot be one. */
const themeOf = (open: Open): string => (open.options.edition === '07' ? 'warsaw' : 'pi');

/** The messages, with their arguments besides the edition. */
type Themed = { [Key in keyof Messages]: Exclude<Messages[Key], 'edition'> };

/** A message that differs between the editions. */
export const themed = <Key extends keyof Themed>(
  open: Open,
  key: Key,
  ...[args]: ArgumentsOf<Themed, Key>
): CheckedLine => computedThemed(open, key, args);

/** The same with a computed key. */
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

/** The name of a place's slot; blanks have names too. */
export function tileName(open: Open, place: Place, kind: Kind): GameLine {
  const tile = tileAt(open, numberOfPlace(open, place), kind);
  return tile === null ? computedThemed(open, `blank-${kind}`) : nameOf(kind, tile);
}

/** The three elements of a case. */
export const caseName = (known: Case): Argument => ({ list: KINDS.map(kind => nameOf(kind, known[kind])) });

export const markerWord = (open: Open, marker: Marker): GameLine => themed(open, `marker-${marker}`);

/** A number of discs and cubes in words; also for none. */
export function markersIn(open: Open, { discs, cubes }: { discs: number; cubes: number }): Argument {
  const counted = [
    ...(discs > 0 ? [themed(open, 'discs', { count: discs })] : []),
    ...(cubes > 0 ? [themed(open, 'cubes', { count: cubes })] : []),
  ];
  return counted.length === 0 ? line('nothing') : { list: counted };
}
