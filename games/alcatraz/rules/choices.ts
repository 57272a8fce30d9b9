import { type Dependent, dependingOn, oneOf, type Scalar } from '#kernel';

interface Choice<Value> {
  readonly oneOf: readonly Value[];
}

/** A blank whose values depend on an earlier one: for each of its keys a list. */
export const choicesBy = <Key extends Scalar, Value extends Scalar>(
  by: string,
  keys: readonly Key[],
  valuesFor: (key: Key) => readonly Value[],
): Dependent<Choice<Value>> =>
  dependingOn(by, Object.fromEntries(keys.map(key => [String(key), oneOf(valuesFor(key))])));

/** A blank whose values depend on two earlier ones. */
export const choicesByTwo = <First extends Scalar, Second extends Scalar, Value extends Scalar>(
  [first, firstKeys]: readonly [string, readonly First[]],
  [second, secondKeys]: readonly [string, (first: First) => readonly Second[]],
  valuesFor: (first: First, second: Second) => readonly Value[],
): Dependent<Choice<Value>> =>
  dependingOn(
    first,
    Object.fromEntries(
      firstKeys.map(key => [
        String(key),
        choicesBy<Second, Value>(second, secondKeys(key), other => valuesFor(key, other)),
      ]),
    ),
  );
