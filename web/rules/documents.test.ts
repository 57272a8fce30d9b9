import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nameIn, titleNamed } from '#shelf';
import { ruleNumbers } from '#testkit';
import { LANGUAGES, type Language } from '#text';
import { PICTURES as ALCATRAZ_PICTURES } from '../../games/alcatraz/text/rules/pictures.ts';
import { PICTURES as PI_PICTURES } from '../../games/pi/text/rules/pictures.ts';
import { PICTURES as SPYFALL_PICTURES } from '../../games/spyfall/text/rules/pictures.ts';
import { PICTURES as TCZEW_PICTURES } from '../../games/tczew/text/rules/pictures.ts';
import { cataloguesOf, letterFlaws } from '../../text/catalogue.fixture.ts';
import {
  type Block,
  type TextPiece,
  type RulesDocument,
  parseRules,
  type Statement,
  statementsOf,
} from './rules-document.ts';

/** The title, dice, cells and epochs of Zbudujmy Tczew. */
const TCZEW_LATIN = ['Zbudujmy', 'Tczew', 'K', 'E', 'G', 'O', 'x', 'II', 'III', 'IV', 'V'];

/** Names in Latin letters in every language. */
const LATIN = [
  'P',
  'I',
  'zgłoś',
  'się',
  'Spyfall',
  'Parlour',
  'Alcatraz',
  'The',
  'Scapegoat',
  ...'ABCDEF',
  ...TCZEW_LATIN,
];

/** Words of the other title. */
const OF_THE_OTHER_BOX = {
  pi: /large disc|small disc|duż\p{L}* dysk|mał\p{L}* dysk|disc\p{L} grand|disc\p{L} piccol|велик\p{L}* диск|мал\p{L}* диск|culprit|sprawc|colpevol|злочин(?:ець|ц)|patrol|pattugli|патрул/iu,
  '07': /suspect|investigator|cube|podejrzan|detektyw|sześcian|sospettat|cub[oi]\b|підозрюван|детектив|кубик/iu,
  spyfall: /\bplaces?\b|lokac|lokaliz|localit|ubicazion|очк\p{L}|очок|годинник(?!ов)/iu,
  // the Polish rulebook calls a round “tura” and the turn of a player “kolejka”
  alcatraz: /stamina|\brund\p{L}|przedmiot/iu,
  // the Polish rulebook calls the turn of a player “tura”
  tczew: /\bkolejk\p{L}|\bokręg|\bdzielnik/iu,
} as const;

/** Ledger statements that are not for players. */
const NOT_FOR_PLAYERS: Readonly<Record<string, string>> = {
  'PI-2.6': 'checks the seats of the rulebook’s example',
  'PI-3.12': 'the order in which luck is drawn, which has no effect on play',
  'ALC-2.16': 'the order in which luck is drawn, which has no effect on play',
  'ALC-16.11': 'a guideline that no program can follow',
  'ALC-17.3': 'the form of a result',
  'ALC-18.3': 'why every match ends',
  'ALC-18.4': 'about the data of cards',
  'TCZ-1.15': 'where numbers of replacements are known from',
  'TCZ-5.16': 'how printed cards are turned',
  'TCZ-5.17': 'a clause of the rulebook that never fires',
  'TCZ-5.18': 'the order of refusals',
  'TCZ-10.17': 'why settling ends',
  'TCZ-11.11': 'why every match ends',
  'TCZ-14.1': 'the order of steps inside the engine',
  'TCZ-14.5': 'about the data of events',
  'TCZ-14.7': 'about the data of events',
  'TCZ-14.9': 'about the data of events',
  'TCZ-14.10': 'about the data of events',
  'TCZ-14.13': 'how candidates are listed',
  'TCZ-14.19': 'about the data of events',
  'TCZ-14.28': 'advice to the author of events',
  'TCZ-14.48': 'about the data of events',
  'TCZ-14.49': 'about the data of events',
  'TCZ-14.51': 'about the data of events',
  'TCZ-14.52': 'when a step is skipped',
  'TCZ-14.56': 'the order of steps inside the engine',
  'TCZ-16.1': 'the form of a move',
  'TCZ-16.2': 'the form of a move',
  'TCZ-16.3': 'the form of a move',
  'TCZ-16.4': 'the form of a move',
  'TCZ-16.5': 'the form of a move',
  'TCZ-16.6': 'the form of a move',
  'TCZ-16.8': 'the form of a move',
  'TCZ-16.9': 'the form of a move',
  'TCZ-16.10': 'the form of a move',
  'TCZ-16.17': 'the order of refusals',
  'TCZ-17.9': 'about the random generator',
};
const notForPlayers = (prefix: string): string[] =>
  Object.keys(NOT_FOR_PLAYERS).filter(number => number.startsWith(prefix));

const sourceOf = (path: string): string => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8');

/** The required contents of the rules document of a game. */
interface Duty {
  readonly game: string;
  /** The rules of play. */
  readonly ofPlay: readonly string[];
  readonly thatForbid: readonly string[];
  readonly notForPlayers: readonly string[];
  readonly pictures: readonly string[];
}

const dutyOf = (game: string, ofPlay: RegExp, more: Pick<Duty, 'notForPlayers' | 'pictures'>): Duty => ({
  game,
  ofPlay: ruleNumbers(sourceOf(`${game}/RULES.md`)).filter(number => ofPlay.test(number)),
  thatForbid: [...new Set(forbidding(game).flatMap(rulesIn))],
  ...more,
});

/** The sources that name rules: `objection.ts`, and in Alcatraz and Tczew the files it asks. */
const forbidding = (game: string): string[] =>
  game === 'alcatraz' || game === 'tczew'
    ? globSync('*.ts', { cwd: new URL(`../../games/${game}/rules/`, import.meta.url) })
        .filter(name => !/[.](?:test|fixture)[.]ts$/u.test(name))
        .map(name => `${game}/rules/${name}`)
    : [`${game}/rules/objection.ts`];

const rulesIn = (path: string): string[] =>
  [...sourceOf(path).matchAll(/'([A-Z]+-\d+\.\d+)'/gu)].map(([, rule = '']) => rule);

// sections 1 to 17
const PI = dutyOf('pi', /^PI-(?:\d|1[0-7])\./u, { notForPlayers: notForPlayers('PI-'), pictures: PI_PICTURES });
const SPYFALL = dutyOf('spyfall', /^SPY-\d+\./u, { notForPlayers: [], pictures: SPYFALL_PICTURES });
const ALCATRAZ = dutyOf('alcatraz', /^ALC-\d+\./u, {
  notForPlayers: notForPlayers('ALC-'),
  pictures: ALCATRAZ_PICTURES,
});

// sections 1 to 14, 16 and 17
const TCZEW = dutyOf('tczew', /^TCZ-(?:\d|1[0-4]|1[67])\./u, {
  notForPlayers: notForPlayers('TCZ-'),
  pictures: TCZEW_PICTURES,
});

/** All titles with their requirements. */
const TITLES = [
  { title: 'pi', duty: PI, like: 'pi', foreign: OF_THE_OTHER_BOX.pi },
  { title: '07', duty: PI, like: 'pi', foreign: OF_THE_OTHER_BOX['07'] },
  { title: 'spyfall', duty: SPYFALL, like: 'spyfall', foreign: OF_THE_OTHER_BOX.spyfall },
  { title: 'alcatraz', duty: ALCATRAZ, like: 'alcatraz', foreign: OF_THE_OTHER_BOX.alcatraz },
  { title: 'tczew', duty: TCZEW, like: 'tczew', foreign: OF_THE_OTHER_BOX.tczew },
] as const;

const documentOf = (game: string, title: string, language: Language): RulesDocument =>
  parseRules(sourceOf(`${game}/text/rules/${title}.${language}.md`));

const textOf = (pieces: readonly TextPiece[]): string => pieces.map(({ text }) => text).join('');

/** The structure of a document, which is the same in every language. */
const shapeOf = ({ opening, sections }: RulesDocument): unknown => ({
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

const textsIn = (rules: RulesDocument): string[] => [
  rules.title,
  ...rules.sections.map(({ heading }) => heading),
  ...[...rules.opening, ...rules.sections.flatMap(({ blocks }) => blocks)].flatMap(block =>
    block.type === 'picture' ? block.text : [],
  ),
  ...statementsOf(rules).map(({ pieces }) => textOf(pieces)),
];

test('The ledgers have rules of play, and rules that forbid something', () => {
  expect([PI, SPYFALL, ALCATRAZ, TCZEW].map(({ ofPlay }) => ofPlay.length > 50)).toEqual([true, true, true, true]);
  expect(PI.ofPlay.length).toBeGreaterThan(140);
  expect([PI, SPYFALL, ALCATRAZ, TCZEW].map(({ thatForbid }) => thatForbid.length > 20)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

describe.each(TITLES)('The rules of $title', ({ title, duty, like, foreign }) => {
  const english = documentOf(duty.game, like, 'en');

  describe.each(LANGUAGES)('in %s', language => {
    const rules = documentOf(duty.game, title, language);
    const stated = statementsOf(rules).flatMap(({ rules }) => rules);

    test('have the name of the title', () => {
      const box = titleNamed(title);
      expect(rules.title).toBe(box && nameIn(box, language));
    });

    test('have the same sections, pictures, links and rules in the same order as every other document', () => {
      expect(shapeOf(rules)).toEqual(shapeOf(english));
    });

    test('state rules of the ledger only', () => {
      expect(stated.filter(number => !duty.ofPlay.includes(number))).toEqual([]);
    });

    test('state every rule that a refusal can name', () => {
      expect(duty.thatForbid.filter(number => !stated.includes(number))).toEqual([]);
    });

    test('state every rule of play, except rules that do not concern players', () => {
      expect(duty.ofPlay.filter(number => !stated.includes(number))).toEqual(duty.notForPlayers);
    });

    test('show a picture of everything there is, once', () => {
      const shown = rules.sections.flatMap(({ blocks }) =>
        blocks.flatMap(block => (block.type === 'picture' ? block.of : [])),
      );
      expect([...shown].sort()).toEqual([...duty.pictures].sort());
    });

    test('are written in the letters of the language', () => {
      expect(letterFlaws(language, { texts: textsIn(rules) }, LATIN)).toEqual([]);
    });

    test('have typographic quotation marks and apostrophes, and no space too many', () => {
      expect(textsIn(rules).filter(text => /["']| {2}|^\s|\s$|\s[,.;:!?]/u.test(text))).toEqual([]);
    });

    test('name the pieces of this edition, not those of the other', () => {
      expect(textsIn(rules).filter(text => foreign.test(text))).toEqual([]);
    });
  });
});

test.each([PI, SPYFALL, ALCATRAZ, TCZEW])(
  'Every rule for which the catalogues of $game have a sentence can be looked up',
  duty => {
    const keys = [...cataloguesOf(`games/${duty.game}/text`).en.keys()].filter(key => key.startsWith('rule-'));
    const numbers = keys.map(key => key.replace(/^rule-([A-Z]+-\d+)-(\d+)$/u, '$1.$2'));
    expect([...numbers].sort()).toEqual([...duty.thatForbid].sort());
    const stated = new Set(statementsOf(documentOf(duty.game, duty.game, 'en')).flatMap(({ rules }) => rules));
    expect(numbers.filter(number => !stated.has(number))).toEqual([]);
  },
);
