import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ruleNumbers } from '#testkit';
import { LANGUAGES, type Language } from '#text';
import { PICTURES } from '../../games/pi/text/rules/pictures.ts';
import { cataloguesOf, letterFlaws } from '../../text/catalogue.fixture.ts';
import { type Block, type Piece, type Rules, readRules, type Statement, statementsOf } from './reading.ts';

const TITLES = ['pi', '07'] as const;
const NAMES = { pi: 'P.I.', '07': '07 zgłoś się' } as const;

/** Names that are written in Latin letters in every language. */
const LATIN = ['P', 'I', 'zgłoś', 'się', 'Parlour'];

/** Words for which this box has others. */
const OF_THE_OTHER_BOX = {
  pi: /large disc|small disc|duż\p{L}* dysk|mał\p{L}* dysk|disc\p{L} grand|disc\p{L} piccol|велик\p{L}* диск|мал\p{L}* диск|offender|sprawc|colpevol|злочин(?:ець|ц)|patrol|pattugli|патрул/iu,
  '07': /suspect|investigator|cube|podejrzan|detektyw|sześcian|sospettat|cub[oi]\b|підозрюван|детектив|кубик/iu,
} as const;

/** Statements of the ledger that say nothing to players. */
const NOT_FOR_PLAYERS: Readonly<Record<string, string>> = {
  'PI-2.6': 'checks the seats of the rulebook’s example',
  'PI-3.12': 'the order in which luck is drawn, which has no effect on play',
};

const sourceOf = (path: string): string => readFileSync(new URL(`../../games/pi/${path}`, import.meta.url), 'utf8');
const documentOf = (title: string, language: Language): string => sourceOf(`text/rules/${title}.${language}.md`);

const LEDGER = sourceOf('RULES.md');
/** The rules of play: sections 1 to 17. */
const OF_PLAY = ruleNumbers(LEDGER).filter(number => /^PI-(?:\d|1[0-7])\./u.test(number));
const THAT_FORBID = [
  ...new Set([...sourceOf('rules/objection.ts').matchAll(/'(PI-\d+\.\d+)'/gu)].map(([, rule = '']) => rule)),
];

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** What has to be the same in every language: all but the words. */
const shapeOf = ({ opening, sections }: Rules): unknown => ({
  opening: opening.map(shapeOfBlock),
  sections: sections.map(({ anchor, blocks }) => ({ anchor, blocks: blocks.map(shapeOfBlock) })),
});
const shapeOfBlock = (block: Block): unknown => {
  if (block.type === 'picture') return block.of;
  return block.type === 'list' ? block.statements.map(shapeOfStatement) : shapeOfStatement(block.statement);
};
const shapeOfStatement = ({ pieces, rules }: Statement): unknown => ({
  rules,
  links: pieces.flatMap(piece => (piece.type === 'link' ? piece.anchor : [])).sort(),
  bold: pieces.filter(({ type }) => type === 'bold').length,
});

const textsIn = (rules: Rules): string[] => [
  rules.title,
  ...rules.sections.map(({ heading }) => heading),
  ...[...rules.opening, ...rules.sections.flatMap(({ blocks }) => blocks)].flatMap(block =>
    block.type === 'picture' ? block.text : [],
  ),
  ...statementsOf(rules).map(({ pieces }) => textOf(pieces)),
];

const english = readRules(documentOf('pi', 'en'));

test('The ledger has rules of play, and rules that forbid something', () => {
  expect(OF_PLAY.length).toBeGreaterThan(140);
  expect(THAT_FORBID.length).toBeGreaterThan(20);
});

describe.each(TITLES)('The rules of %s', title => {
  describe.each(LANGUAGES)('in %s', language => {
    const rules = readRules(documentOf(title, language));
    const stated = statementsOf(rules).flatMap(({ rules }) => rules);

    test('bear the name on the box', () => {
      expect(rules.title).toBe(NAMES[title]);
    });

    test('have the same sections, pictures, links and rules in the same order as every other document', () => {
      expect(shapeOf(rules)).toEqual(shapeOf(english));
    });

    test('state rules of the ledger only', () => {
      expect(stated.filter(number => !OF_PLAY.includes(number))).toEqual([]);
    });

    test('state every rule that a refusal can name', () => {
      expect(THAT_FORBID.filter(number => !stated.includes(number))).toEqual([]);
    });

    test('state every rule of play, but for those that say nothing to players', () => {
      expect(OF_PLAY.filter(number => !stated.includes(number))).toEqual(Object.keys(NOT_FOR_PLAYERS));
    });

    test('show a picture of everything there is, once', () => {
      const shown = rules.sections.flatMap(({ blocks }) =>
        blocks.flatMap(block => (block.type === 'picture' ? block.of : [])),
      );
      expect([...shown].sort()).toEqual([...PICTURES].sort());
    });

    test('are written in the letters of the language', () => {
      expect(letterFlaws(language, { texts: textsIn(rules) }, LATIN)).toEqual([]);
    });

    test('have typographic quotation marks and apostrophes, and no space too many', () => {
      expect(textsIn(rules).filter(text => /["']| {2}|^\s|\s$|\s[,.;:!?]/u.test(text))).toEqual([]);
    });

    test('speak of the pieces of this box, not of the other’s', () => {
      expect(textsIn(rules).filter(text => OF_THE_OTHER_BOX[title].test(text))).toEqual([]);
    });
  });
});

test('Every rule for which the catalogues have a sentence can be looked up', () => {
  const keys = [...cataloguesOf('games/pi/text').en.keys()].filter(key => key.startsWith('rule-'));
  const numbers = keys.map(key => key.replace(/^rule-(PI-\d+)-(\d+)$/u, '$1.$2'));
  expect([...numbers].sort()).toEqual([...THAT_FORBID].sort());
  expect(numbers.filter(number => !statementsOf(english).some(({ rules }) => rules.includes(number)))).toEqual([]);
});
