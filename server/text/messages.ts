// Written by npm run messages, from the English catalogue.

/** Every message, with the names of its arguments. */
export interface Messages {
  'page-title': never;
  'page-lead': never;
  'page-runs': 'version';
  'page-quiet': never;
  'page-live': 'tables';
  'page-shelf': never;
  'page-seats': 'max' | 'min';
  'page-programs': never;
  'page-titles': never;
  'page-public': never;
  'page-health': never;
  'page-documents': never;
  'page-invites': 'name' | 'title';
  'page-invited': 'title';
  'page-invited-how': never;
  'page-under-way': never;
}
