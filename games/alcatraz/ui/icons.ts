import sheet from './icons/alcatraz.svg';

/** The address of a drawing of the game, by its name on the sheet. */
export const drawingOf = (name: string): string => `${sheet}#${name}`;
