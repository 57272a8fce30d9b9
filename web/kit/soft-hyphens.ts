const VOWEL = 'aeiouyąęóàèéìòùаеєиіїоуюя';
const CONSONANT = `[^${VOWEL}\\s\\p{P}]`;
/** Two letters for one sound. */
const SOUND = 'sz|cz|rz|dz|dź|dż|ch|sh|th|ph|gh|ck|qu|gn|gl|sc|дз|дж';
/** Consonants that begin a syllable together. */
const TOGETHER = `${SOUND}|[bcdfgkptvбвгґдкптфх][lrлр]`;
/** What a syllable begins with, with two letters after it. */
const SYLLABLE = `(?:[szсз][ptkптк])?(?:${TOGETHER}|${CONSONANT})[${VOWEL}]\\p{L}{2}`;
/** What a syllable may end with. */
const END = `(?:${SOUND}|(?!${TOGETHER}|\\p{L}ь)${CONSONANT})`;
/** After a vowel, or between two consonants that are not spoken together; four letters away from the start of a word. */
const SPOT = new RegExp(`(?<=\\p{L}{3}[${VOWEL}])(?=${SYLLABLE})|(?<=\\p{L}{2}[${VOWEL}]${END})(?=${SYLLABLE})`, 'giu');

/** A name with soft hyphens in its words of at least so many letters: a word breaks between syllables where it must. */
export const withSoftHyphens = (name: string, from = 11): string =>
  name.replaceAll(/\p{L}+/gu, word => (word.length < from ? word : word.replaceAll(SPOT, '\u00ad')));
