import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MatchRecord } from '#kernel';
import type { Language } from '#text';
import { interrupted, type ProcessResult, parlour, scriptedPlayer } from './process.fixture.ts';
import { dispatch } from './main.ts';
import { Mistake } from './mistake.ts';
import { languageFrom, loadCliWords } from './speech.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

const record = inFolder('match.json');
const recorded = (): MatchRecord => JSON.parse(readFileSync(record, 'utf8')) as MatchRecord;

const english = loadCliWords('en');

/** The mistake in a command, without a process of its own. */
async function mistakeBy(args: readonly string[]): Promise<Mistake> {
  const cause: unknown = await dispatch(args, english, languageFrom(args, {}).asked).then(
    () => 'no mistake',
    found => found as unknown,
  );
  if (cause instanceof Mistake) return cause;
  throw cause instanceof Error ? cause : new Error(`${args.join(' ')}: ${String(cause)}`);
}

const questionsIn = (language: Language): string[] =>
  ['cli-ask-offer', 'cli-ask-blank'].map(key => loadCliWords(language).say({ key }));

/** A slow machine says now and then how far it is. */
const withoutProgress = (err: string): string => err.replaceAll(/^[\d,]+ \/ [\d,]+, time left: [\d:]+\n/gm, '');

describe('parlour play', () => {
  let whole: ProcessResult;
  beforeAll(async () => {
    whole = await scriptedPlayer(
      ['play', 'pi', '--lang', 'en', '--name', 'Zoe', '--word', 'swordfish', '--record', record],
      questionsIn('en'),
    );
  });

  test('a whole match over a pipe: the promise comes before the deal, the secret after the end', () => {
    expect(whole).toMatchObject({ code: 0, err: '' });
    const order = [
      'The table’s promise',
      'Your word for the deal: swordfish',
      'The game begins.',
      'Investigation 3 of 3 begins.',
      'Final ranking:',
      'The table’s secret',
      `parlour verify ${record}`,
    ];
    expect(order.map(text => whole.out.indexOf(text))).toEqual(
      order.map(text => whole.out.indexOf(text)).toSorted((one, other) => one - other),
    );
    for (const text of order) expect(whole.out).toContain(text);
    expect(whole.out).not.toContain('\u001b');
    expect(whole.out).toContain(recorded().commitment);
    expect(whole.out).toContain(recorded().secret);
  });

  test('shows one fact a line: places with neighbours, cards, the hand by the name of the left neighbour, who answers', () => {
    expect(whole.out).toMatch(
      /^ {2}Downtown\. Suspect: .*\. Crime: .*\. Next to: Central Station, Main Street, Rick’s Café, Skid Row, Waterfront and Union Square\.$/m,
    );
    expect(whole.out).toMatch(/^ {2}Zoe \(you\) holds the case of Ada: .+, .+ and .+\.$/m);
    expect(whole.out).toMatch(/^ {2}Bruno holds the case of Zoe \(you\) and answers the questions about it\.$/m);
    expect(whole.out).toMatch(/^ {2}Solving a case in this round scores 7 points\.$/m);
  });

  test('by hand, in Ukrainian, 07 zgłoś się with five seats', async () => {
    const args = [
      'play',
      '07',
      '--lang',
      'uk',
      '--seats',
      '5',
      '--seat',
      '3',
      '--bots',
      'novice,random',
      '--option',
      'answers=hand',
      '--seed',
      '6',
      '--brief',
    ];
    const { code, out, err } = await scriptedPlayer(args, questionsIn('uk'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Відповіді: Дає гравець, який тримає справу');
    expect(out).toContain('Партію завершено. Підсумок:');
  });

  test('the same seed and the same input give the same match, and numbers on one line fill in an offer', async () => {
    const play = (name: string): Promise<ProcessResult> =>
      parlour(['play', 'pi', '--lang', 'it', '--seed', '7', '--brief', '--record', inFolder(name)], '1 1\n'.repeat(90));
    const [one, other] = await Promise.all([play('one.json'), play('other.json')]);
    expect(one.code).toBe(0);
    expect(one.out.replaceAll('one.json', '')).toBe(other.out.replaceAll('other.json', ''));
    expect(readFileSync(inFolder('one.json'), 'utf8')).toBe(readFileSync(inFolder('other.json'), 'utf8'));
  });

  test('help, parts of the table, the log, the rules, mistakes and refusals; then the input ends', async () => {
    const typed = [
      '?',
      '',
      '9',
      'frob',
      'hand',
      'Evidence cards',
      'log',
      'rules',
      'undo',
      '2 zz',
      '2 main street 7',
      '{"type":"examine","card":"nobody"}',
      '{"type":',
      '2',
      'back',
      '2',
      'map',
      'wat',
      '',
    ];
    const { code, out } = await parlour(['play', 'pi', '--lang', 'en', '--seed', '7', '--brief'], typed.join('\n'));
    expect(code).toBe(1);
    for (const text of [
      'undo: undo your last move',
      'Type a number, a name, or help.',
      'There is no “9” to choose.',
      'There is no “frob” to choose.',
      'Hand:\n  Player (you) holds',
      'Evidence cards:\n',
      'On your turn do one thing',
      'Nothing to undo',
      'There is no “zz” to choose.',
      'Nothing done: “7” is one value too many.',
      'You can examine only one of the open evidence cards. (Rule PI-5.1.)',
      'This starts with a brace but is not JSON.',
      'You sent an investigator: Waterfront.',
      'The input ended before the game did; nothing was recorded.',
    ])
      expect(out).toContain(text);
  });

  test('quitting is no failure; a marker moved by mistake is taken back', async () => {
    const typed = ['2 downtown', '4 1', 'undo', 'quit'];
    const { code, out } = await parlour(
      ['play', 'pi', '--lang', 'en', '--seed', '7', '--brief'],
      `${typed.join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toContain('You moved a cube to a tile: ');
    expect(out).toContain('Undone.\n');
    expect(out).toContain('You have left the game; it is not over, and nothing was recorded.');
  });

  test('the whole table is printed once, then only changes', async () => {
    const { out } = await parlour(['play', 'pi', '--lang', 'en', '--seed', '7'], '2 downtown\nquit\n');
    const [before = '', after = ''] = out.split('New on the table (“board” shows all of it):');
    const places = (text: string): number => text.match(/ Next to: /g)?.length ?? 0;
    expect(places(before)).toBe(14);
    expect(after).toContain('  Downtown. Suspect: ');
    expect(after).toContain('    Player (you): investigator.');
    expect(places(after)).toBeLessThan(5);
  });

  test('Ctrl-C leaves nothing behind', async () => {
    const { code, err } = await interrupted(['play', 'pi', '--lang', 'en', '--record', inFolder('never.json')], out =>
      out.includes('Your choice?'),
    );
    expect({ code, err }).toEqual({ code: 130, err: '\nYou have left the game; nothing was recorded.\n' });
    expect(readdirSync(folder)).not.toContain('never.json');
  });
});

describe('parlour verify and parlour replay', () => {
  /** The record with something changed. */
  function changed(name: string, change: (record: MatchRecord & Record<string, unknown>) => unknown): string {
    writeFileSync(inFolder(name), JSON.stringify(change(recorded() as MatchRecord & Record<string, unknown>)));
    return inFolder(name);
  }

  test('lists every check in a line', async () => {
    const { code, out } = await parlour(['verify', record, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out.split('\n').map(line => line.split(':')[0])).toEqual([
      record,
      'Promise',
      'Seed',
      'Deal',
      'Moves',
      'Announcements',
      'Result',
      'The game file is right.',
      '',
    ]);
    expect(out).toContain(`Moves: ${recorded().moves.length} moves, and every one was legal.`);
  });

  test('refuse a record with more seats than the game has, however many', async () => {
    for (const [count, most] of [
      [6, 5],
      [200_000, 64],
    ] as const) {
      const seats = Array.from({ length: count }, () => ({ name: 'Ann', bot: null }));
      const file = changed(`crowd-${count}.json`, one => ({ ...one, seats }));
      for (const command of ['verify', 'replay']) {
        const { line } = await mistakeBy([command, file]);
        expect(english.say(line)).toContain(`the list “seats” is too long (limit: ${most}).`);
      }
    }
  });

  test('fails and names the changed part', async () => {
    const swapped = (moves: MatchRecord['moves'], at: number): MatchRecord['moves'] =>
      moves.map((move, number) => (number === at ? { ...move, at: move.at + 1 } : move));
    const cases: [string, string][] = [
      [
        changed('name.json', one => ({ ...one, seats: one.seats.map(seat => ({ ...seat, name: `${seat.name}!` })) })),
        '“seats” was changed after the game',
      ],
      [
        changed('secret.json', one => ({ ...one, secret: '0'.repeat(64) })),
        'The secret is not the one promised before the deal.',
      ],
      [
        changed('time.json', one => ({ ...one, moves: swapped(one.moves, one.moves.length - 1) })),
        `Move ${recorded().moves.length}, or what was said after it, was changed.`,
      ],
      [
        changed('move.json', one => ({
          ...one,
          moves: one.moves.map((move, at) =>
            at === 2 ? { ...move, action: { type: 'examine', card: 'nobody' } } : move,
          ),
        })),
        'Move 3 is not legal.',
      ],
      [
        changed('result.json', one => ({ ...one, result: { ...one.result, points: [99, 0, 0] } })),
        'The result is not what the moves lead to.',
      ],
      [changed('seal.json', one => ({ ...one, seal: '0'.repeat(64) })), 'The seal at the end does not fit the game.'],
      [
        changed('short.json', one => ({ ...one, moves: one.moves.slice(0, -1) })),
        'The result is not what the moves lead to.',
      ],
    ];
    for (const [file, why] of cases) {
      const { line, exitCode } = await mistakeBy(['verify', file]);
      expect({ exitCode, sentence: english.say(line) }).toEqual({
        exitCode: 1,
        sentence: expect.stringContaining(`${file} is wrong. ${why}`) as unknown,
      });
    }
    const { code, out, err } = await parlour(['verify', inFolder('move.json'), '--lang', 'en']);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `${inFolder('move.json')} is wrong. Move 3 is not legal.\n`,
    });
  });

  test('an unchanged record that cannot be checked has its own sentence and exit code', async () => {
    const { version } = recorded();
    const cases: [string, number, string][] = [
      [
        changed('older.json', one => ({ ...one, version: version - 1 })),
        3,
        `cannot be checked here: it was played by version ${version - 1} of the rules, and this Parlour has version ${version}.`,
      ],
      [
        changed('unfinished.json', one => ({ ...one, secret: null, words: null, result: null })),
        4,
        'cannot be checked yet: the game in it is not over.',
      ],
    ];
    for (const [file, code, why] of cases) {
      const { line, exitCode } = await mistakeBy(['verify', file]);
      expect({ exitCode, sentence: english.say(line) }).toEqual({ exitCode: code, sentence: `${file} ${why}` });
    }
    const text = readFileSync(record, 'utf8');
    writeFileSync(inFolder('twice.json'), text.replace('"parlour":1', '"parlour":1,"parlour":1'));
    const { line, exitCode } = await mistakeBy(['verify', inFolder('twice.json')]);
    expect(exitCode).toBe(2);
    expect(english.say(line)).toContain('it is not written as the program writes one');
  });

  test('an invalid or wrong record is not replayed', async () => {
    writeFileSync(inFolder('text.json'), 'hello');
    const stray = changed('stray.json', one => ({ ...one, more: 1 }));
    const wrong = changed('wrong.json', one => ({ ...one, seal: '0'.repeat(64) }));
    const other = changed('other-title.json', one => ({ ...one, edition: 'chess' }));
    const sentences = await Promise.all(
      [inFolder('text.json'), stray, wrong, other].map(async file =>
        english.say((await mistakeBy(['replay', file])).line),
      ),
    );
    expect(sentences.join('\n')).toMatch(/not JSON[^]*“more” is missing, unknown or malformed[^]*seal[^]*“chess”/);
    expect(await parlour(['replay', stray, '--lang', 'en'])).toEqual({ code: 2, out: '', err: `${sentences[1]}\n` });
  });

  test('replay tells every step over a pipe, and shows what each seat held', async () => {
    const { code, out } = await parlour(['replay', record, '--lang', 'pl']);
    expect(code).toBe(0);
    expect(out.match(/^Ruch \d+ z \d+$/gm)).toHaveLength(recorded().moves.length);
    expect(out.match(/^Ręka:$/gm)).toHaveLength(3);
    expect(out).toContain('Koniec partii. Końcowa kolejność:');
  });

  test('--json for a seat holds only its own hand', async () => {
    const at = ['--at', '1', '--json'];
    const outcomes = await Promise.all(
      [['--seat', '1', ...at], ['--seat', 'audience', ...at], ['--seat', 'all', ...at], ['--json']].map(more =>
        parlour(['replay', record, ...more]),
      ),
    );
    const [seat, audience, all, end] = outcomes.map(({ out }) => JSON.parse(out) as Record<string, unknown>);
    const views = all?.['views'] as { hand: object | null }[] | undefined;
    const hands = views?.map(({ hand }) => hand) ?? [];
    expect(hands).toEqual([expect.any(Object), expect.any(Object), expect.any(Object), null]);
    expect(seat).toMatchObject({ number: 1, viewer: 1, view: { me: 1, hand: hands[1] } });
    expect(audience).toMatchObject({ viewer: 'audience', view: { hand: null } });
    for (const hand of [hands[0], hands[2]]) expect(JSON.stringify(seat)).not.toContain(JSON.stringify(hand));
    for (const hand of hands.slice(0, 3)) expect(JSON.stringify(audience)).not.toContain(JSON.stringify(hand));
    expect(end).toMatchObject({ number: recorded().moves.length, viewer: 'all' });
  });

  test('--at shows the table at that step as that viewer saw it', async () => {
    const { out } = await parlour(['replay', record, '--seat', '2', '--at', '0', '--lang', 'en']);
    expect(out).toMatch(/^The deal\n {2}The game begins\./);
    expect(out).toMatch(/^ {2}Bruno holds the case of Zoe: /m);
    expect(out).not.toMatch(/(Zoe|Ada) holds the case of (Ada|Bruno): /);
  });
});

describe('parlour simulate', () => {
  const args = [
    'simulate',
    'pi',
    '--lang',
    'en',
    '--games',
    '6',
    '--seats',
    '3',
    '--bots',
    'regular,novice',
    '--seed',
    '7',
  ];

  test('the same seed gives the same table, except for the times; every record checks', async () => {
    const [one, other] = await Promise.all([parlour([...args, '--record', inFolder('records')]), parlour(args)]);
    const table = ({ out }: ProcessResult): string => out.split('Times (these differ from run to run):')[0] ?? '';
    expect(one.code).toBe(0);
    expect(table(one)).toBe(table(other));
    expect(table(one)).toMatch(/^P\.I\., seats: 3, seed: 7\nGames: 6, moves: \d+/);
    expect(table(one)).toMatch(/^regular +12 /m);
    expect(table(one)).toMatch(/^novice +6 /m);
    expect(one.out).toMatch(/moves per second: [\d,]+\n[^]*^regular( +\d+\.\d{3}){3}$/m);
    expect(withoutProgress(one.err)).toBe('');
    const files = readdirSync(inFolder('records'));
    expect(files).toEqual([1, 2, 3, 4, 5, 6].map(game => `pi-seed-7-game-${game}.json`));
    const [again, checked] = await Promise.all([
      parlour([...args, '--record', inFolder('records')]),
      parlour(['verify', join(folder, 'records', files[5] ?? ''), '--lang', 'en']),
    ]);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('nothing is written over it') as unknown });
    expect(checked.code).toBe(0);
  });

  test('a folder that cannot be created is reported at once, and nothing is played', async () => {
    writeFileSync(inFolder('a-file'), '');
    // a file; in a file; and where no folder can be made, though all that is missing are folders
    for (const to of [inFolder('a-file'), inFolder('a-file/sub/folder'), '/proc/nowhere/records']) {
      const { line, exitCode } = await mistakeBy([...args, '--record', to]);
      expect({ exitCode, sentence: english.say(line) }).toEqual({
        exitCode: 2,
        sentence: `The folder ${to} cannot be made.`,
      });
    }
  });

  test('stopped by Ctrl-C it says how far it got, and leaves only whole records', async () => {
    const cut = inFolder('cut');
    const many = ['simulate', 'pi', '--lang', 'en', '--games', '10000', '--bots', 'novice', '--record', cut];
    const { code, out, err } = await interrupted(many, () => existsSync(cut) && readdirSync(cut).length > 2);
    expect({ code, out }).toEqual({ code: 130, out: '' });
    expect(withoutProgress(err)).toMatch(/^Stopped after \d+ of 10,000 games\.\n$/);
    const files = readdirSync(cut);
    expect(files.filter(file => !readFileSync(join(cut, file), 'utf8').endsWith('}\n'))).toEqual([]);
  });
});

describe('parlour simulate, where a clock runs', () => {
  test('prints how spies won, how long rounds were, and how well bots judged', async () => {
    const { code, out, err } = await parlour(
      'simulate spyfall --lang en --games 3 --seats 5 --bots master,novice --option rounds=3'.split(' '),
    );
    expect({ code, err: withoutProgress(err) }).toEqual({ code: 0, err: '' });
    for (const heading of ['rounds won as the spy', 'as the spy, escaped', 'questions in a round'])
      expect(out).toMatch(new RegExp(`^${heading} +mean`, 'm'));
    expect(out).toMatch(/^who the spy is +estimate, %[^]*^master +20–30 +2\d\.\d +\d+\.\d +\d+$/m);
    expect(out).toMatch(/^where everyone is +estimate, %[^]*^master +0–10 /m);
  });
});

describe('Wrong input', () => {
  test('gets one clear sentence and exit code 2', async () => {
    const typed: [string[], string][] = [
      [['frob'], 'the commands are: play, simulate, replay, verify'],
      [['play'], 'the title of the game'],
      [['play', 'chess'], 'the games are: pi, 07, spyfall'],
      [['play', 'pi', '--lang', 'xx'], 'the languages are: en, pl, it, uk'],
      [['--lang'], 'The option --lang needs a value.'],
      [['--lang='], 'The option --lang needs a value.'],
      [['play', 'pi', '--lang'], 'The option --lang needs a value.'],
      [['play', 'pi', '--lang', '--seats', '3'], 'The option --lang needs a value.'],
      [['help', 'frob'], 'the commands are: play, simulate, replay, verify'],
      [['play', 'pi', '--seats', '6'], 'from 2 to 5'],
      [['play', 'pi', '--bots', 'god'], 'the bots are: random, search, novice, regular, master'],
      [['play', 'pi', '--seats', '2', '--bots', 'novice,novice'], '2 bots do not fit on 1 seat.'],
      [['play', 'pi', '--option', 'answers=maybe'], 'can only be one of: auto, hand'],
      [['play', 'pi', '--option', 'turnSeconds=7'], 'none, 15, 30'],
      [['play', 'pi', '--option', 'frob=1'], 'the options are: answers, lastUnsolved, notebook, turnSeconds'],
      [['play', 'pi', '--option', 'edition=07'], 'The title P.I. fixes the option'],
      [['play', 'pi', '--option', 'answers'], 'NAME=VALUE'],
      [['play', 'pi', '--name', ' '], 'at most 30 characters'],
      [['play', 'pi', '--record', join(folder, 'no', 'where.json')], 'There is no folder'],
      [['play', 'pi', '--word', 'x'.repeat(65)], 'at most 64 characters'],
      [['simulate', 'pi', '--games', '0'], 'from 1 to'],
      [['simulate', 'spyfall', '--option', 'conversation=spoken'], 'only people can play'],
      [['play', 'spyfall', '--option', 'conversation=written'], 'only people can play'],
      [['replay', record, '--seat', '3'], 'from 0 to 2, audience or all'],
      [['replay', record, '--at', '-1'], 'has to be a whole number'],
      [['verify', inFolder('none.json')], 'There is no file'],
      [['verify', folder], 'is a folder'],
      [['verify', '--', '--help'], 'There is no file --help.'],
      [['--', 'verify', '--lang'], 'There is no file --lang.'],
    ];
    for (const [args, part] of typed) {
      const { line, exitCode } = await mistakeBy(args);
      expect({ exitCode, sentence: english.say(line) }).toEqual({
        exitCode: 2,
        sentence: expect.stringContaining(part) as unknown,
      });
      expect(english.say(line)).not.toContain('\n');
    }
    const outcomes = await Promise.all([
      parlour(['play', 'chess']),
      parlour(['verify', inFolder('none.json'), '--lang', 'pl']),
    ]);
    expect(outcomes).toEqual([
      { code: 2, out: '', err: 'There is no game “chess”; the games are: pi, 07, spyfall, alcatraz, tczew.\n' },
      { code: 2, out: '', err: `Nie ma pliku ${inFolder('none.json')}.\n` },
    ]);
  });

  test('--help, --version and nothing at all are no mistakes', async () => {
    const typed = [[], ['--version'], ['play', '--help'], ['help', 'play'], ['help', 'play', 'spyfall']];
    const outcomes = await Promise.all(typed.map(args => parlour(args)));
    for (const { code, err } of outcomes) expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(outcomes[2]?.out).toContain('answers=hand: By the player holding the case');
    expect(outcomes[3]?.out).toBe(outcomes[2]?.out);
    expect(outcomes[4]?.out).toContain('conversation=spoken');
  });
});
