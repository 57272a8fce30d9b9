/** SPY-4.2: so many characters, after trimming. */
export const LONGEST = 280;

/** What was typed, as a line: nothing around it, and whatever breaks a line or cannot be seen is a space. */
export const lineIn = (typed: string): string => typed.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
