const VOWEL = 'aeiouyąęóàèéìòùаеєиіїоуюя';
/** Between a vowel and a consonant with another vowel after it, four letters away from either end of a word. */
const SPOT = new RegExp(`(?<=\\p{L}{3}[${VOWEL}])(?=[^${VOWEL}\\s\\p{P}][${VOWEL}]\\p{L}{2})`, 'giu');
/** Shorter words fit wherever a name is shown. */
const LONG = /\p{L}{11,}/gu;

/** A name with soft hyphens in its long words. */
export const withSoftHyphens = (name: string): string => name.replaceAll(LONG, word => word.replaceAll(SPOT, '\u00ad'));
