import { word } from '../words/words.ts';

/** A name for somebody who has not thought of one: an animal, and a number so that two of them can be told apart. */
export function generatedName(): string {
  const names = word('home-lent-names').split(/,\s*/);
  const [which = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${names[which % names.length]} ${10 + (number % 90)}`;
}
