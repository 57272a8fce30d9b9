import { word } from './words.ts';

/** The name of somebody at a table, as it is shown: those who had their data deleted have none. */
export const shownName = (name: string): string => (name === '' ? word('kit-seat-former') : name);
