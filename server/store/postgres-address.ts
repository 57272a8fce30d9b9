/** Whether a store is a database of Postgres rather than a file. */
export const isPostgres = (store: string): boolean => /^postgres(ql)?:\/\//i.test(store);

/** The URL of a database as it may be shown and logged: without user, password and options. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

/** Undefined: this is no URL of a database. */
export const readAddress = (text: string): string | undefined =>
  isPostgres(text) && URL.canParse(text) && new URL(text).pathname.length > 1 ? text : undefined;
