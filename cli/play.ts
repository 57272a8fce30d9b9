import { setImmediate } from 'node:timers/promises';
import { THINKING_TIME, botTable, timeLimit } from '#bots';
import { type AnyBot, awaited, type BySeat, commitmentTo, field, seatsOf, seedFrom, start, toHex, same } from '#kernel';
import { nameIn, type Title } from '#shelf';
import type { ArgumentForm, ParsedArguments } from './arguments.ts';
import { takeTurn } from './turn-prompt.ts';
import { botLuck, LARGEST_SEED, secretFrom } from './seeds.ts';
import { mistaken } from './mistake.ts';
import { checkWritable, writeRecord } from './records.ts';
import { letBotsPlay, type Session, showNews, printEvents } from './session.ts';
import { speechAt, loadCliWords } from './speech.ts';
import {
  botsNamed,
  lineArgument,
  lineOfSheet,
  listIn,
  optionNames,
  optionsForBots,
  seatsOfTable,
  settingsOf,
  titleOf,
} from './tables.ts';
import { openTerminal } from './terminal.ts';
import { type CliLine, type CliWords, cliLine } from './line.ts';

export const PLAY: ArgumentForm = {
  words: ['title'],
  options: {
    seats: 'text',
    bots: 'text',
    seat: 'text',
    name: 'text',
    word: 'text',
    seed: 'text',
    option: 'texts',
    record: 'text',
    brief: 'flag',
    lang: 'text',
  },
};

/** As at any table (docs/protocol.md): 64 characters, and so at most 256 bytes. */
const LONGEST_WORD = 64;

/** The setup before the deal. */
interface PlaySetup {
  readonly title: Title;
  readonly seats: number;
  readonly me: number;
  readonly options: object;
  readonly names: BySeat<string>;
  readonly bots: BySeat<{ name: string; bot: AnyBot } | null>;
  readonly words: BySeat<string>;
  readonly secret: Uint8Array;
  readonly source: string | undefined;
  readonly file: string | undefined;
}

/** Plays a match against bots. 0: it was played to its end, or the player quit; 1: the input ended before the match. */
export async function playMatch(given: ParsedArguments, cliWords: CliWords): Promise<number> {
  const title = titleOf(given.word('title'));
  const words = loadCliWords(cliWords.language, title);
  const setting = settle(given, title, words);
  if (setting.file !== undefined) checkWritable(setting.file);
  const session = sitDown(setting, words, given.flag('brief'));
  try {
    introduce(session, setting);
    printEvents(session, session.match.told);
    const left = await playOn(session);
    if (left) session.terminal.print('', session.speech.say(cliLine(`cli-left-${left}`)));
    else conclude(session, setting);
    return left === 'end' ? 1 : 0;
  } finally {
    session.terminal.close();
  }
}

function settle(given: ParsedArguments, title: Title, words: CliWords): PlaySetup {
  const named = listIn(given.text('bots'));
  const seats = seatsOfTable(title, given, Math.max(3, named.length + 1));
  if (named.length > seats - 1) throw mistaken('cli-too-many-bots', { bots: named.length, seats: seats - 1 });
  const me = given.whole('seat', 0, seats - 1) ?? 0;
  const pool = botsNamed(title, named.length > 0 ? named : ['regular' in title.bots ? 'regular' : 'random']);
  const others = seatsOf(seats).filter(seat => seat !== me);
  const bots = seatsOf(seats).map(seat => (seat === me ? null : (pool[others.indexOf(seat) % pool.length] ?? null)));
  const name = lineArgument(given, 'name', 30) ?? words.say(cliLine('cli-player'));
  const botNames = listIn(words.say(cliLine('cli-bot-names')));
  const names = seatsOf(seats).map(seat => (seat === me ? name : (botNames[others.indexOf(seat)] ?? String(seat))));
  const seed = given.whole('seed', 0, LARGEST_SEED);
  const source = seed === undefined ? undefined : `play ${seed}`;
  const word = lineArgument(given, 'word', LONGEST_WORD) ?? name;
  return {
    title,
    seats,
    me,
    names,
    bots,
    source,
    options: optionsForBots(title, given.texts('option')),
    words: names.map((one, seat) => (seat === me ? word : one)),
    secret: secretFrom(source),
    file: given.text('record'),
  };
}

function sitDown(setting: PlaySetup, words: CliWords, brief: boolean): Session {
  const { title, seats, me, options, names, bots, secret, source } = setting;
  const match = start({ game: title.game, options, seats, seed: seedFrom(secret, setting.words) });
  const began = performance.now();
  const isTimed = title.game.clock?.(match.state) !== undefined;
  // with a seed and no clock, time is counted in moves, so that the same input gives the same record
  const now =
    source === undefined || isTimed ? () => Math.round(performance.now() - began) : () => match.moves.length + 1;
  const sitting = bots.map(one => one?.bot ?? null);
  return {
    title,
    match,
    me,
    brief,
    now,
    botTable: {
      ...botTable(match, sitting, botLuck(source), now),
      // with a seed there is no time limit, so that the same input gives the same match on any machine
      ...(source === undefined && { startLimit: () => timeLimit(THINKING_TIME) }),
    },
    speech: speechAt(words, seat =>
      seat === me ? words.say(cliLine('cli-you', { name: names[seat] ?? '' })) : (names[seat] ?? String(seat)),
    ),
    terminal: openTerminal(words.say(cliLine('cli-interrupted'))),
    shown: new Map(),
    log: [],
  };
}

/** Prints the commitment before the deal. */
function introduce({ title, speech, terminal }: Session, { me, options, bots, secret, words }: PlaySetup): void {
  const { say } = speech;
  terminal.print(terminal.heading(nameIn(title, speech.words.language)), say(cliLine('cli-hint')));
  bots.forEach((bot, seat) =>
    terminal.print(
      say(
        bot && seat !== me
          ? cliLine('cli-seat-bot', { seat: { seat }, bot: bot.name })
          : cliLine('cli-seat-you', { seat: { seat } }),
      ),
    ),
  );
  terminal.print(...unusualOptions(title, options).map(say));
  terminal.print(
    say(cliLine('cli-promise', { commitment: commitmentTo(secret) })),
    say(cliLine('cli-your-word', { word: words[me] ?? '' })),
    '',
  );
}

/** The options that differ from their defaults. */
function unusualOptions(title: Title, options: object): CliLine[] {
  return optionNames(title).flatMap(option => {
    const chosen = field(options, option);
    if (same(chosen, lineOfSheet(title, option)?.usual)) return [];
    const settings = settingsOf(title, option).filter(one =>
      Array.isArray(chosen) ? chosen.includes(one) : one === chosen,
    );
    const inOrder = Array.isArray(chosen)
      ? settings.toSorted((one, other) => chosen.indexOf(one) - chosen.indexOf(other))
      : settings;
    if (inOrder.length === 0) return [];
    return [
      cliLine('cli-option-chosen', {
        option: title.telling.option(option),
        setting: { list: inOrder.map(setting => title.telling.setting(option, setting)) },
      }),
    ];
  });
}

/** Plays until the match is over or the player quits. */
async function playOn(session: Session): Promise<'quit' | 'end' | undefined> {
  const { match, me, brief } = session;
  let isFresh = true;
  while (!match.game.result(match.state)) {
    await setImmediate(); // lets Ctrl-C through between two moves
    if (letBotsPlay(session)) {
      isFresh = true;
      continue;
    }
    if (!awaited(match).includes(me)) throw new Error('the match is not over, but no seat is awaited');
    if (isFresh && !brief) showNews(session);
    isFresh = false;
    const turn = await takeTurn(session);
    if (turn !== 'moved') return turn;
  }
  return undefined;
}

/** Prints the secret, so that the deal can be checked against the commitment. */
function conclude({ match, speech, terminal }: Session, { title, names, bots, secret, words, file }: PlaySetup): void {
  const { say } = speech;
  terminal.print('', terminal.heading(say(cliLine('cli-receipt'))));
  terminal.print(
    say(cliLine('cli-secret', { secret: toHex(secret) })),
    say(cliLine('cli-words', { words: { row: words } })),
  );
  if (file === undefined) return;
  writeRecord(file, match, {
    edition: title.id,
    seats: names.map((name, seat) => ({ name, bot: bots[seat]?.name ?? null })),
    secret,
    words,
  });
  terminal.print(say(cliLine('cli-recorded', { file })));
}
