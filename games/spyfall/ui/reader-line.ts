import type { Seat } from '#kernel';
import type { Line } from '#telling';

/** A line about people, with "you" for the reader; reader undefined: only names. */
export const lineForReader = (reader: Seat | undefined, key: string, people: Readonly<Record<string, Seat>>): Line => ({
  key,
  args: {
    ...Object.fromEntries(Object.entries(people).map(([part, seat]) => [part, { seat }])),
    you: Object.keys(people).find(part => people[part] === reader) ?? 'none',
  },
});
