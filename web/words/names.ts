import { word } from './words.ts';

/** The name of a player; deleted guests have a placeholder. */
export const shownName = (name: string): string => (name === '' ? word('kit-seat-former') : name);
