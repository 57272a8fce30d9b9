/** The class of everything in the look of Tczew. */
export const LOOK = 'look-tczew';
