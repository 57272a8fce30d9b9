/** A piece of a line. Bold, emphasis and links contain only text. */
export type TextPiece =
  | { readonly type: 'plain' | 'bold' | 'emphasis'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly anchor: string };

/** A statement and its rule numbers. */
export interface Statement {
  readonly pieces: readonly TextPiece[];
  readonly rules: readonly string[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly statement: Statement }
  | { readonly type: 'list'; readonly statements: readonly Statement[] }
  /** Drawn by the game; the text is its alternative text. */
  | { readonly type: 'picture'; readonly of: string; readonly text: string };

export interface RulesSection {
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The rules of a title, for players. */
export interface RulesDocument {
  readonly title: string;
  /** The blocks before the first section. */
  readonly opening: readonly Block[];
  readonly sections: readonly RulesSection[];
}

const TITLE = /^# (?<title>.+)$/u;
const SECTION = /^## (?<heading>.+?) \{#(?<anchor>[a-z]+)\}$/u;
const PICTURE = /^!\[(?<text>[^\]]+)\]\(piece:(?<of>[a-z]+)\)$/u;
const ITEM = /^- (?<item>.+)$/u;
/** The rule numbers in braces at the end of a statement. */
const NUMBERS = / \{(?<numbers>[A-Z]+-\d+\.\d+[A-Z]?(?: [A-Z]+-\d+\.\d+[A-Z]?)*)\}$/u;
const PIECES = /\*\*(?<bold>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<link>[^\]]+)\]\(#(?<anchor>[a-z]+)\)/gu;
/** Markdown characters that are left over: a mistake in the document. */
const LEFT_OVER = /[*[\]{}`<>\\]/u;
/** The same at the start of a line. */
const FALSE_START = /^(?:[#!>+-]|\s)/u;

/** Parses the subset of Markdown used for rules. Anything else throws. */
export function parseRules(source: string): RulesDocument {
  let title: string | undefined;
  const opening: Block[] = [];
  const sections: (RulesSection & { readonly blocks: Block[] })[] = [];
  let isOpen = false; // whether the next line continues the current block

  source.split('\n').forEach((line, at) => {
    const number = at + 1;
    if (line === '') {
      isOpen = false;
      return;
    }
    const blocks = sections.at(-1)?.blocks ?? opening;
    const heading = TITLE.exec(line)?.groups?.['title'];
    const section = SECTION.exec(line)?.groups;
    const item = ITEM.exec(line)?.groups?.['item'];
    const before = blocks.at(-1);
    if (item !== undefined && isOpen && before?.type === 'list') {
      blocks[blocks.length - 1] = { type: 'list', statements: [...before.statements, statementIn(item, number)] };
      return;
    }
    if (isOpen) throw mistake(number, 'a line goes on where a blank line should be');
    isOpen = true;
    if (number === 1) {
      if (heading === undefined) throw mistake(number, 'the document does not begin with its title');
      title = wordsIn(heading, number);
    } else if (section) {
      const { heading: text = '', anchor = '' } = section;
      if (sections.some(one => one.anchor === anchor)) throw mistake(number, `a second section is called ${anchor}`);
      sections.push({ anchor, heading: wordsIn(text, number), blocks: [] });
    } else {
      blocks.push(
        item === undefined ? blockIn(line, number) : { type: 'list', statements: [statementIn(item, number)] },
      );
    }
  });

  if (title === undefined) throw mistake(1, 'the document is empty');
  const rules = { title, opening, sections };
  assertSound(rules);
  return rules;
}

/** All statements of a document, in order. */
export const statementsOf = ({ opening, sections }: RulesDocument): Statement[] =>
  [...opening, ...sections.flatMap(({ blocks }) => blocks)].flatMap(block => {
    if (block.type === 'picture') return [];
    return block.type === 'list' ? block.statements : [block.statement];
  });

function blockIn(line: string, number: number): Block {
  const picture = PICTURE.exec(line)?.groups;
  if (!picture) return { type: 'paragraph', statement: statementIn(line, number) };
  const { of = '', text = '' } = picture;
  return { type: 'picture', of, text: wordsIn(text, number) };
}

function statementIn(line: string, number: number): Statement {
  const start = FALSE_START.exec(line)?.[0];
  if (start !== undefined) throw mistake(number, `no line begins with “${start}”`);
  const numbers = NUMBERS.exec(line);
  const text = numbers ? line.slice(0, numbers.index) : line;
  const pieces: TextPiece[] = [];
  let read = 0;
  const plain = (to: number): void => {
    if (to > read) pieces.push({ type: 'plain', text: wordsIn(text.slice(read, to), number) });
  };
  for (const found of text.matchAll(PIECES)) {
    plain(found.index);
    pieces.push(pieceOf(found.groups ?? {}, number));
    read = found.index + found[0].length;
  }
  plain(text.length);
  return { pieces, rules: numbers?.groups?.['numbers']?.split(' ') ?? [] };
}

function pieceOf({ bold, emphasis, link, anchor }: Record<string, string | undefined>, number: number): TextPiece {
  if (bold !== undefined) return { type: 'bold', text: wordsIn(bold, number) };
  if (emphasis !== undefined) return { type: 'emphasis', text: wordsIn(emphasis, number) };
  return { type: 'link', text: wordsIn(link ?? '', number), anchor: anchor ?? '' };
}

function wordsIn(text: string, number: number): string {
  const left = LEFT_OVER.exec(text)?.[0];
  if (left !== undefined) throw mistake(number, `“${left}” means nothing here`);
  return text;
}

/** Every link has a target, and every rule is stated once. */
function assertSound(rules: RulesDocument): void {
  const anchors = new Set(rules.sections.map(({ anchor }) => anchor));
  const numbers = new Set<string>();
  for (const { pieces, rules: stated } of statementsOf(rules)) {
    for (const piece of pieces) {
      if (piece.type === 'link' && !anchors.has(piece.anchor)) throw new Error(`there is no section ${piece.anchor}`);
    }
    for (const rule of stated) {
      if (numbers.has(rule)) throw new Error(`${rule} is stated twice`);
      numbers.add(rule);
    }
  }
}

const mistake = (line: number, what: string): Error => new Error(`line ${line} of the rules: ${what}`);
