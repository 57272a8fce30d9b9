// Written by npm run messages, from the English catalogue.

/** Every message, with the names of its arguments. */
export interface Messages {
  'page-invites': 'name' | 'title';
  'page-invited': 'title';
  'page-invited-how': never;
  'page-under-way': never;
}
