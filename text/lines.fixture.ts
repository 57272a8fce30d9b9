import { type Blank, type Dependent, isBlank, type Offer, type Scalar } from '#kernel';
import { type Argument, type CheckedLine, itemsIn, type Line, type Telling } from '#telling';

/** The part of a telling that a test has. */
type ToldBy<View, Action extends { type: string }> = Pick<
  Telling<View, Action, never>,
  'board' | 'offer' | 'blank' | 'choice'
>;

/** Every line of the board. */
export const boardLines = <View, Action extends { type: string }>(
  telling: ToldBy<View, Action>,
  view: Readonly<View>,
): Line[] =>
  telling
    .board(view)
    .flatMap(({ title, entries }) => [title, ...entries.flatMap(({ line, under = [] }) => [line, ...under])]);

/** Every offer, its blanks, and all their values. */
export const offerLines = <View, Action extends { type: string }>(
  telling: ToldBy<View, Action>,
  offers: readonly Offer<Action>[],
  view: Readonly<View>,
): Line[] =>
  offers.flatMap(offer => [
    telling.offer(offer, view),
    ...Object.entries<unknown>(offer).flatMap(([blank, asked]) => {
      const blanks = isBlank(asked) ? blanksIn(asked) : [];
      const values = new Set(blanks.flatMap(valuesIn));
      // with nothing to choose from, nothing is asked
      const isAsked = blanks.some(one => valuesIn(one).length !== 1);
      return [
        ...(isAsked ? [telling.blank({ offer, blank }, view)] : []),
        ...[...values].map(value => telling.choice(value, { offer, blank }, view)),
      ];
    }),
  ]);

const blanksIn = (asked: Blank | Dependent): Blank[] =>
  'by' in asked ? Object.values(asked.cases).flatMap(blanksIn) : [asked];

/** The values of a list from which a blank is filled in. */
export function valuesIn(blank: Blank): readonly Scalar[] {
  if ('oneOf' in blank) return blank.oneOf;
  if ('someOf' in blank) return blank.someOf;
  return 'listOf' in blank ? blank.listOf : [];
}

/** The messages of a line and of the lines in it. */
export const keysIn = (line: Line): string[] => [line.key, ...Object.values(line.args ?? {}).flatMap(keysInside)];

const isLine = (value: Argument): value is CheckedLine => typeof value === 'object' && 'key' in value;
const keysInside = (value: Argument): string[] => (isLine(value) ? keysIn(value) : itemsIn(value).flatMap(keysInside));
