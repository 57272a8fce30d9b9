/** Postgres has no text with U+0000. JSON has none either, so bodies are usually stored as they are. */
const ESCAPE = '\u0001';

export const encodeBody = (body: string): string =>
  body.includes('\0') || body.includes(ESCAPE)
    ? body.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll('\0', `${ESCAPE}0`)
    : body;

export const decodeBody = (stored: string): string =>
  stored.includes(ESCAPE) ? stored.replaceAll(`${ESCAPE}0`, '\0').replaceAll(`${ESCAPE}1`, ESCAPE) : stored;
