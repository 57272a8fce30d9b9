import { type BotTable, playAnyBotMove } from '#bots';
import {
  type AnyMatch,
  awaited,
  eventsFor,
  type Milliseconds,
  type MoveResult,
  type Seat,
  seatsAt,
  seatsOf,
  tick,
  type ToldEvent,
} from '#kernel';
import type { Title } from '#shelf';
import type { Section } from '#telling';
import { blocksOf, type Speech } from './speech.ts';
import type { Terminal } from './terminal.ts';

/** A match of one person against bots at this terminal. */
export interface Session {
  readonly title: Title;
  readonly match: AnyMatch;
  readonly me: Seat;
  readonly botTable: BotTable;
  readonly now: () => Milliseconds;
  readonly speech: Speech;
  readonly terminal: Terminal;
  /** Whether the table is printed only on request. */
  readonly brief: boolean;
  /** The last printed facts of the table, by section. */
  readonly shown: Map<string, ReadonlySet<string>>;
  /** Every sentence this seat has heard. */
  readonly log: string[];
}

export const sessionView = ({ match, me }: Session): object => match.game.view(match.state, me);

/** Prints the new events of the person's seat, and remembers them. */
export function printEvents(session: Session, told: readonly ToldEvent<object>[]): void {
  const { title, me, speech, terminal, log } = session;
  const lines = eventsFor(told, me).flatMap(event =>
    title.telling.event(event, sessionView(session), me).map(speech.say),
  );
  log.push(...lines);
  terminal.print(...lines);
}

/** Prints the whole table, or one section of it. */
export function showTable(session: Session, word?: string): void {
  for (const section of sectionsOf(session)) if (word === undefined || section.word === word) show(session, section);
}

/** Prints the facts of the table that are new since the last time. */
export function showNews(session: Session): void {
  const { shown, speech, terminal } = session;
  if (shown.size > 0) terminal.print('', speech.say({ key: 'cli-news' }));
  for (const section of sectionsOf(session)) {
    const before = shown.get(section.word);
    show(session, section, before && (block => !before.has(block)));
  }
}

const sectionsOf = (session: Session): Section[] => session.title.telling.board(sessionView(session));

function show(
  { shown, speech, terminal }: Session,
  section: Section,
  isWanted: (block: string) => boolean = () => true,
): void {
  const { heading, blocks } = blocksOf(section, speech);
  const texts = blocks.map(lines => lines.join('\n'));
  const wanted = texts.filter(isWanted);
  if (wanted.length > 0) terminal.print('', terminal.heading(heading), ...wanted.flatMap(text => text.split('\n')));
  shown.set(section.word, new Set(texts));
}

/** After a move of the person or the clock: prints its events. */
export function follow(session: Session, reply: MoveResult<{ type: string }, object>): void {
  if (!reply.ok) throw new Error(`a move that had to be possible was refused: ${JSON.stringify(reply.refusal)}`);
  printEvents(session, reply.told);
}

/** Makes a bot's move, if there is one. Bots do not move before an awaited person. */
export function letBotsPlay(session: Session): boolean {
  const { botTable, match, me } = session;
  const waiting = awaited(match);
  const isMyTurn = waiting.includes(me);
  const reply = playAnyBotMove(
    botTable,
    seatsOf(seatsAt(match)).filter(seat => !(isMyTurn && waiting.includes(seat))),
  );
  if (reply) printEvents(session, match.told);
  return reply !== undefined;
}

/** Plays the clock's move if it is due. */
export function letClockPlay(session: Session): void {
  const reply = tick(session.match, session.now());
  if (reply) follow(session, reply);
}
