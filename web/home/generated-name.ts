import { word } from '../words/words.ts';

/** A generated name for a guest: an animal and a number. */
export function generatedName(): string {
  const names = word('home-lent-names').split(/,\s*/);
  const [which = 0, number = 0] = crypto.getRandomValues(new Uint16Array(2));
  return `${names[which % names.length]} ${10 + (number % 90)}`;
}
