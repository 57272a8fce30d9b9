/** A rule number: PI-5.8, INV-3, EX-07-A. */
const RULE_NUMBER = /[A-Z]+-[A-Z0-9]+(?:[.-][A-Z0-9]+)*[a-z]?(?![A-Za-z0-9])/;

/** The rules that a RULES.md states, in order: list items and headings that begin with a number. */
export function ruleNumbers(markdown: string): string[] {
  const statement = new RegExp(`^\\s*(?:[-*+]|#{1,6}|\\d+[.)])\\s+[*_]*(${RULE_NUMBER.source})`, 'gm');
  return [...new Set([...markdown.matchAll(statement)].map(([, number = '']) => number))];
}

/** The rules of a RULES.md that no test cites. */
export function untested(markdown: string, testNames: readonly string[]): string[] {
  const cited = new Set(testNames.flatMap(name => name.match(new RegExp(RULE_NUMBER.source, 'g')) ?? []));
  return ruleNumbers(markdown).filter(number => !cited.has(number));
}

/** The rules cited in a source that the RULES.md does not state. */
export function unstated(markdown: string, source: string): string[] {
  const familyOf = (number: string): string => number.slice(0, number.indexOf('-'));
  const stated = new Set(ruleNumbers(markdown));
  const families = new Set([...stated].map(familyOf));
  const cited = new Set(source.match(new RegExp(`\\b${RULE_NUMBER.source}`, 'g')) ?? []);
  return [...cited].filter(number => families.has(familyOf(number)) && !stated.has(number));
}
