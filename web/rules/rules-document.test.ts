import { describe, expect, test } from 'vitest';
import { parseRules, statementsOf } from './rules-document.ts';

const DOCUMENT = `# Cloakroom

One guest holds the ticket.

## Turns {#turns}

![Ticket seven](piece:ticket)

You **peek** at one *ticket*, or [name it](#end). {CR-1.1 CR-1.2}

- Once each turn. {CR-1.3}
- Nobody – not even you – may refuse.

## The end {#end}

Whoever is right wins.
`;

describe('The rules of a title are read', () => {
  test('into an opening, and sections of paragraphs, lists and pictures', () => {
    expect(parseRules(DOCUMENT)).toEqual({
      title: 'Cloakroom',
      opening: [
        {
          type: 'paragraph',
          statement: { pieces: [{ type: 'plain', text: 'One guest holds the ticket.' }], rules: [] },
        },
      ],
      sections: [
        {
          anchor: 'turns',
          heading: 'Turns',
          blocks: [
            { type: 'picture', of: 'ticket', text: 'Ticket seven' },
            {
              type: 'paragraph',
              statement: {
                pieces: [
                  { type: 'plain', text: 'You ' },
                  { type: 'bold', text: 'peek' },
                  { type: 'plain', text: ' at one ' },
                  { type: 'emphasis', text: 'ticket' },
                  { type: 'plain', text: ', or ' },
                  { type: 'link', text: 'name it', anchor: 'end' },
                  { type: 'plain', text: '.' },
                ],
                rules: ['CR-1.1', 'CR-1.2'],
              },
            },
            {
              type: 'list',
              statements: [
                { pieces: [{ type: 'plain', text: 'Once each turn.' }], rules: ['CR-1.3'] },
                { pieces: [{ type: 'plain', text: 'Nobody – not even you – may refuse.' }], rules: [] },
              ],
            },
          ],
        },
        {
          anchor: 'end',
          heading: 'The end',
          blocks: [
            {
              type: 'paragraph',
              statement: { pieces: [{ type: 'plain', text: 'Whoever is right wins.' }], rules: [] },
            },
          ],
        },
      ],
    });
  });

  test('and their statements are listed in order', () => {
    expect(statementsOf(parseRules(DOCUMENT)).map(({ rules }) => rules)).toEqual([
      [],
      ['CR-1.1', 'CR-1.2'],
      ['CR-1.3'],
      [],
      [],
    ]);
  });

  test('two lists with a blank line between are two', () => {
    const { opening } = parseRules('# A\n\n- one\n\n- two\n- three\n');
    expect(opening.map(block => block.type === 'list' && block.statements.length)).toEqual([1, 2]);
  });

  test.each([
    ['nothing', '', 'line 1 of the rules: the document is empty'],
    ['no title', 'Words.\n', 'line 1 of the rules: the document does not begin with its title'],
    ['a second title', '# A\n\n# B\n', 'line 3 of the rules: no line begins with “#”'],
    ['a section without an anchor', '# A\n\n## B\n', 'line 3 of the rules: no line begins with “#”'],
    ['a section twice', '# A\n\n## B {#b}\n\n## C {#b}\n', 'line 5 of the rules: a second section is called b'],
    ['a smaller heading', '# A\n\n### B\n', 'line 3 of the rules: no line begins with “#”'],
    ['a paragraph of two lines', '# A\n\nB\nC\n', 'line 4 of the rules: a line goes on where a blank line should be'],
    [
      'a list right after a paragraph',
      '# A\n\nB\n- C\n',
      'line 4 of the rules: a line goes on where a blank line should be',
    ],
    ['bold without an end', '# A\n\n**B\n', 'line 3 of the rules: “*” means nothing here'],
    ['emphasis inside bold', '# A\n\n**B *C* D**\n', 'line 3 of the rules: “*” means nothing here'],
    ['a link to another page', '# A\n\n[B](https://b)\n', 'line 3 of the rules: “[” means nothing here'],
    ['a link to nowhere', '# A\n\n[B](#b)\n', 'there is no section b'],
    ['a picture within a line', '# A\n\nB ![C](piece:c)\n', 'line 3 of the rules: “[” means nothing here'],
    ['a picture of no piece', '# A\n\n![C](c.png)\n', 'line 3 of the rules: no line begins with “!”'],
    ['numbers within a line', '# A\n\nB {PI-1.1} C\n', 'line 3 of the rules: “{” means nothing here'],
    ['what is no number', '# A\n\nB {PI-1}\n', 'line 3 of the rules: “{” means nothing here'],
    ['a rule twice', '# A\n\nB {PI-1.1}\n\nC {PI-1.2 PI-1.1}\n', 'PI-1.1 is stated twice'],
    ['a list in a list', '# A\n\n- B\n  - C\n', 'line 4 of the rules: a line goes on where a blank line should be'],
    ['an item that begins like one', '# A\n\n- - B\n', 'line 3 of the rules: no line begins with “-”'],
    ['a line set in', '# A\n\n  B\n', 'line 3 of the rules: no line begins with “ ”'],
    ['code', '# A\n\n`B`\n', 'line 3 of the rules: “`” means nothing here'],
    ['HTML', '# A\n\n<b>B</b>\n', 'line 3 of the rules: “<” means nothing here'],
  ])('%s is a mistake, and its line is named', (_, source, mistake) => {
    expect(() => parseRules(source)).toThrow(mistake);
  });
});
