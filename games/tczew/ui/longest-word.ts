/** Letters that are wider than most, and those that are narrower. */
const WIDE = /[mwжшщюмф@]|\p{Lu}/u;
const NARROW = /[-ijlftrIłіїJ.,:;'’!|1]/;

const widthOf = (letter: string): number => (NARROW.test(letter) ? 0.6 : WIDE.test(letter) ? 1.35 : 1);

/** How wide the longest word or part of a word is, in usual letters: a name gets smaller letters rather than a break elsewhere. */
export const longestWord = (name: string): number =>
  Math.max(
    ...name
      .replaceAll('\u00ad', '-\u00ad')
      .split(/[\s\u00ad]+|(?<=-)(?!\u00ad)/)
      .map(word => [...word].reduce((sum, letter) => sum + widthOf(letter), 0)),
  );
