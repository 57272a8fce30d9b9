// Written by npm run messages, from the English catalogue.

/** Every message, with the names of its arguments. */
export interface Messages {
  'board-parts': never;
}
