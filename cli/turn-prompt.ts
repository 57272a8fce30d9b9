import { type Blank, blankAt, dueAt, type Milliseconds, type Offer, play, put, type Scalar, undo } from '#kernel';
import { tellRefusal } from '#text';
import { type TextChoice, comparable, takeChoice, tokensIn } from './choices.ts';
import { follow, letClockPlay, type Session, showTable, sessionView } from './session.ts';
import type { TypedLine } from './terminal.ts';

type AnyOffer = Offer<{ type: string }>;
/** The result of a person's turn: a move was made (by anybody), or the person left. */
export type TurnOutcome = 'moved' | 'quit' | 'end';
/** The input was not completed: start over, or leave. */
type Interruption = 'again' | Exclude<TurnOutcome, 'moved'> | 'late';

const COMMANDS = ['help', 'offers', 'board', 'log', 'rules', 'undo', 'back', 'quit'] as const;
type TurnCommand = (typeof COMMANDS)[number];

/** Prompts until a move was made or the person leaves. */
export async function takeTurn(session: Session): Promise<TurnOutcome> {
  printOffers(session);
  for (;;) {
    const asked = await ask(session, 'cli-ask-offer');
    const outcome = asked === 'end' || asked === 'late' ? asked : await answer(session, asked.line.trim());
    if (outcome === 'late') {
      session.terminal.print('', session.speech.say({ key: 'cli-late' }));
      letClockPlay(session);
      return 'moved';
    }
    if (outcome !== 'again') return outcome;
  }
}

function printOffers(session: Session): void {
  const { speech, terminal } = session;
  terminal.print('', terminal.heading(speech.say({ key: 'cli-offers' })));
  offerChoices(session).forEach(({ text }, at) => terminal.print(`  ${at + 1}. ${text}`));
}

function offerChoices(session: Session): TextChoice<AnyOffer>[] {
  const { match, title, speech } = session;
  const view = sessionView(session);
  return match.game.offers(view).map(offer => ({ value: offer, text: speech.say(title.telling.offer(offer, view)) }));
}

/** Prompts for a line, until the clock is due. */
function ask({ match, now, speech, terminal }: Session, key: 'cli-ask-offer' | 'cli-ask-blank'): Promise<TypedLine> {
  const due = dueAt(match);
  const within: Milliseconds | undefined = due === undefined ? undefined : Math.max(0, due - now()) + 1;
  return terminal.ask(speech.say({ key }), within);
}

async function answer(session: Session, line: string): Promise<TurnOutcome | Interruption> {
  const command = commandIn(session, line);
  if (command) return obey(session, command);
  if (line === '') return complain(session, { key: 'cli-empty' });
  if (line.startsWith('{')) return playJson(session, line);
  if (showSection(session, line)) return 'again';
  const taken = takeChoice(tokensIn(line), offerChoices(session));
  if ('problem' in taken) return complain(session, taken.problem);
  const action = await fillIn(session, taken.value, taken.rest);
  return typeof action === 'string' ? action : send(session, action);
}

function complain({ speech, terminal }: Session, line: Parameters<Session['speech']['say']>[0]): 'again' {
  terminal.print(speech.say(line));
  return 'again';
}

/** A command, in English or in the table's language. */
function commandIn({ speech }: Session, line: string): TurnCommand | undefined {
  if (line === '?') return 'help';
  const typed = comparable(line);
  return COMMANDS.find(
    command => typed === command || typed === comparable(speech.say({ key: `cli-command-${command}` })),
  );
}

function obey(session: Session, command: TurnCommand): TurnOutcome | Interruption {
  const { title, speech, terminal, log } = session;
  switch (command) {
    case 'help':
      terminal.print(
        speech.say({
          key: 'cli-play-help',
          args: { sections: { list: title.telling.board(sessionView(session)).map(section => section.title) } },
        }),
      );
      return 'again';
    case 'offers':
    case 'back':
      printOffers(session);
      return 'again';
    case 'board':
      showTable(session);
      return 'again';
    case 'log':
      terminal.print(...log);
      return 'again';
    case 'rules':
      terminal.print(...title.telling.rules(sessionView(session)).map(speech.say));
      return 'again';
    case 'undo':
      return takeBack(session);
    case 'quit':
      return 'quit';
  }
}

function takeBack(session: Session): TurnOutcome | Interruption {
  if (isLate(session)) return 'late';
  const reply = undo(session.match, session.me, session.now());
  if (!reply.ok) return complain(session, tellRefusal(reply.refusal, session.title.telling));
  session.terminal.print(session.speech.say({ key: 'cli-undone' }));
  follow(session, reply);
  return 'moved';
}

/** A section of the table, by its word or a prefix of its title. */
function showSection(session: Session, line: string): boolean {
  const typed = comparable(line);
  const section = session.title.telling
    .board(sessionView(session))
    .find(({ word, title }) => word === typed || comparable(session.speech.say(title)) === typed);
  if (section) showTable(session, section.word);
  return section !== undefined;
}

/** Fills in the blanks of an offer, from words typed in advance or by prompts. */
async function fillIn(
  session: Session,
  offer: AnyOffer,
  typed: readonly string[],
): Promise<{ type: string } | Interruption> {
  const action = { type: offer.type };
  let rest = [...typed];
  for (const [name, asked] of Object.entries<unknown>(offer)) {
    const blank = blankAt(offer, name, action);
    if (!blank) {
      put(action, name, asked);
      continue;
    }
    const filled = await fillOne(session, { offer, name, blank }, rest);
    if (typeof filled === 'string') return filled;
    put(action, name, filled.value);
    rest = filled.rest;
  }
  return rest.length === 0 ? action : complain(session, { key: 'cli-too-much', args: { typed: rest.join(' ') } });
}

interface BlankPrompt {
  readonly offer: AnyOffer;
  readonly name: string;
  readonly blank: Blank;
}

type ReadValue = { readonly value: Scalar | Scalar[]; readonly rest: string[] };

async function fillOne(
  session: Session,
  asking: BlankPrompt,
  typed: readonly string[],
): Promise<ReadValue | Interruption> {
  const only = onlyValueOf(asking.blank);
  if (only !== undefined) return fillOnly(session, asking, only, typed);
  if (typed.length > 0) {
    const read = readBlank(session, asking, typed);
    return 'problem' in read ? complain(session, read.problem) : read;
  }
  printBlank(session, asking);
  for (;;) {
    const asked = await ask(session, 'cli-ask-blank');
    if (asked === 'end' || asked === 'late') return asked;
    const line = asked.line.trim();
    const command = commandIn(session, line);
    if (command === 'back') return (printOffers(session), 'again');
    if (command) {
      const outcome = obey(session, command);
      if (outcome !== 'again') return outcome === 'moved' ? 'again' : outcome;
      continue;
    }
    const read = line === '' ? readNothing(asking) : readBlank(session, asking, tokensIn(line));
    if (!('problem' in read)) return read;
    if (!showSection(session, line)) complain(session, read.problem);
  }
}

/** The only value that can stand in a blank; undefined: there is a choice. */
const onlyValueOf = (blank: Blank): Scalar | undefined =>
  'oneOf' in blank && blank.oneOf.length === 1 ? blank.oneOf[0] : undefined;

/** Fills in the only possible value and says so; it can be typed all the same. */
function fillOnly(session: Session, asking: BlankPrompt, value: Scalar, typed: readonly string[]): ReadValue {
  if (value === null) return { value, rest: [...typed] };
  const read = typed.length > 0 ? readBlank(session, asking, typed) : undefined;
  if (read && !('problem' in read)) return read;
  printBlank(session, asking);
  return { value, rest: [...typed] };
}

/** An empty line is valid where nothing must be chosen. */
const readNothing = ({ blank }: BlankPrompt): ReadValue | { problem: { key: string } } =>
  mayBeNone(blank) ? { value: [], rest: [] } : { problem: { key: 'cli-empty' } };

const mayBeNone = (blank: Blank): boolean => ('someOf' in blank || 'listOf' in blank) && blank.min === 0;

function printBlank(session: Session, asking: BlankPrompt): void {
  const { speech, terminal, title } = session;
  terminal.print(speech.say(title.telling.blank({ offer: asking.offer, blank: asking.name }, sessionView(session))));
  for (const [at, { text, number }] of choicesIn(session, asking).entries())
    terminal.print(`  ${number ?? at + 1}. ${text}`);
  if (mayBeNone(asking.blank)) terminal.print(speech.say({ key: 'cli-or-none' }));
}

function itemsOf(blank: Blank): readonly Scalar[] {
  if ('oneOf' in blank) return blank.oneOf;
  if ('someOf' in blank) return blank.someOf;
  return 'listOf' in blank ? blank.listOf : [];
}

/** The choices of a blank. Numbers stand for themselves, other values for their position in the list. */
function choicesIn(session: Session, { offer, name, blank }: BlankPrompt): TextChoice<Scalar>[] {
  const view = sessionView(session);
  const text = (value: Scalar): string =>
    session.speech.say(session.title.telling.choice(value, { offer, blank: name }, view));
  return [...new Set(itemsOf(blank))].map(value => ({
    value,
    text: text(value),
    ...(typeof value === 'number' ? { number: value } : {}),
  }));
}

function readBlank(
  session: Session,
  asking: BlankPrompt,
  typed: readonly string[],
): ReadValue | { problem: { key: string } } {
  const { blank } = asking;
  if ('text' in blank) return { value: typed.join(' '), rest: [] };
  if ('between' in blank)
    return /^-?\d+$/.test(typed[0] ?? '')
      ? { value: Number(typed[0]), rest: typed.slice(1) }
      : { problem: { key: 'cli-no-number' } };
  if ('oneOf' in blank) return takeChoice(typed, choicesIn(session, asking));
  return readSome(typed, choicesIn(session, asking));
}

/** Several choices, separated by commas. */
function readSome(
  typed: readonly string[],
  choices: readonly TextChoice<Scalar>[],
): ReadValue | { problem: { key: string } } {
  const value: Scalar[] = [];
  for (const part of typed.join(' ').split(',')) {
    const taken = takeChoice(tokensIn(part), choices);
    if ('problem' in taken) return taken;
    value.push(taken.value);
  }
  return { value, rest: [] };
}

/** An action as JSON, for scripts. */
function playJson(session: Session, line: string): TurnOutcome | Interruption {
  let action: unknown;
  try {
    action = JSON.parse(line);
  } catch {
    return complain(session, { key: 'cli-not-json' });
  }
  return send(session, action);
}

/** Whether the clock is due: then it moves first. */
function isLate({ match, now }: Session): boolean {
  const due = dueAt(match);
  return due !== undefined && due <= now();
}

function send(session: Session, action: unknown): TurnOutcome | Interruption {
  if (isLate(session)) return 'late';
  const reply = play(session.match, session.me, action, session.now());
  if (!reply.ok) return complain(session, tellRefusal(reply.refusal, session.title.telling));
  if (reply.isNoOp) return complain(session, { key: 'cli-no-op' });
  follow(session, reply);
  return 'moved';
}
