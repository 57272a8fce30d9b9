import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Runs these files first, in this order, and the others after them by name. A long file that begins last would run alone
 * while the other workers have nothing to do. The order is the same on every machine, with or without a cache.
 */
export function longestFirst(longest: readonly string[]): TestSequencerConstructor {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const at = longest.findIndex(name => moduleId.endsWith(`/${name}`));
    return at === -1 ? longest.length : at;
  };
  return class extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = files.toSorted(
        (one, other) => placeOf(one) - placeOf(other) || one.moduleId.localeCompare(other.moduleId),
      );
      return Promise.resolve(sorted);
    }
  };
}
