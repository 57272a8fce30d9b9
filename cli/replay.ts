import {
  type AnyMatch,
  fromHex,
  eventsFor,
  type MatchRecord,
  type RecordedMove,
  readOptions,
  applyMove,
  seatsAt,
  seatsOf,
  seedFrom,
  start,
  type Viewer,
  verify,
  viewersOf,
} from '#kernel';
import type { Title } from '#shelf';
import { type Line, ownSections, type Section, tellLatecomer } from '#telling';
import { tellVerifyProblem } from '#text';
import type { ArgumentForm, ParsedArguments } from './arguments.ts';
import { mistaken } from './mistake.ts';
import { namesIn, recordIn } from './records.ts';
import { blocksOf, type Speech, speechAt, loadCliWords } from './speech.ts';
import { openTerminal, type Terminal } from './terminal.ts';
import type { CliWords } from './line.ts';

export const REPLAY: ArgumentForm = {
  words: ['file'],
  options: { seat: 'text', at: 'text', json: 'flag', lang: 'text' },
};

/** The viewer of the replay; all: everything, since the match is over. */
type ReplayViewer = Viewer | 'all';

/** One point of a match: before the first move, or after a move. */
interface ReplayStep {
  readonly number: number;
  readonly move: RecordedMove | null; // null: the deal
  readonly match: AnyMatch;
}

interface ReplayContext {
  readonly record: MatchRecord;
  readonly title: Title;
  readonly eyes: ReplayViewer;
  readonly speech: Speech;
}

/** Steps through a record. */
export async function replay(given: ParsedArguments, cliWords: CliWords): Promise<number> {
  const { record, title } = recordIn(given.word('file'));
  const finding = verify(record, title.game);
  if (!finding.ok)
    throw mistaken('cli-broken-record', { file: given.word('file'), why: tellVerifyProblem(finding.problem) });
  const eyes = eyesFrom(given.text('seat'), record.seats.length);
  const at = given.whole('at', 0, record.moves.length);
  const words = loadCliWords(cliWords.language, title);
  const showing = { record, title, eyes, speech: speechAt(words, namesIn(record, words)) };
  if (given.flag('json'))
    process.stdout.write(`${JSON.stringify(jsonOf(showing, momentAt(showing, at ?? record.moves.length)))}\n`);
  else if (at !== undefined && !process.stdin.isTTY)
    print([...momentLines(showing, momentAt(showing, at)), ...tableLines(showing, momentAt(showing, at))]);
  else if (process.stdin.isTTY && process.stdout.isTTY) await step(showing, at ?? 0);
  else print(everyMoment(showing));
  return 0;
}

const print = (lines: readonly string[]): void => void process.stdout.write(lines.map(line => `${line}\n`).join(''));

function eyesFrom(sent: string | undefined, seats: number): ReplayViewer {
  if (sent === undefined || sent === 'all') return 'all';
  if (sent === 'audience') return 'audience';
  const seat = /^\d{1,3}$/.test(sent) ? Number(sent) : seats;
  if (seat >= seats) throw mistaken('cli-bad-seat', { seat: sent, last: seats - 1 });
  return seat;
}

/** The match after the deal. The record was verified, so it is complete. */
function dealt({ record, title }: ReplayContext): AnyMatch {
  const secret = fromHex(record.secret ?? '', 32);
  const read = readOptions(title.game.options, record.options);
  if (!secret || !record.words || 'problem' in read)
    throw new Error('a record that was verified cannot be dealt again');
  return start({
    game: title.game,
    options: read.options,
    seats: record.words.length,
    seed: seedFrom(secret, record.words),
  });
}

function momentAt(showing: ReplayContext, number: number): ReplayStep {
  const match = dealt(showing);
  for (const move of showing.record.moves.slice(0, number)) applyMove(match, move);
  return { number, move: showing.record.moves[number - 1] ?? null, match };
}

function everyMoment(showing: ReplayContext): string[] {
  const match = dealt(showing);
  const lines = momentLines(showing, { number: 0, move: null, match });
  showing.record.moves.forEach((move, at) => {
    applyMove(match, move);
    lines.push(...momentLines(showing, { number: at + 1, move, match }));
  });
  return [...lines, ...tableLines(showing, { number: showing.record.moves.length, move: null, match })];
}

/**
 * The data for programs: what this viewer sees and heard at this step. The content of a move is shown only to its
 * mover, unless it was heard.
 */
function jsonOf({ eyes }: ReplayContext, { number, move, match }: ReplayStep): object {
  const seen = (viewer: Viewer): object => match.game.view(match.state, viewer);
  if (eyes === 'all') {
    const viewers = viewersOf(seatsAt(match));
    return {
      number,
      viewer: eyes,
      move: move && { by: move.by, at: move.at, action: move.action },
      views: viewers.map(seen),
      heard: viewers.map(viewer => eventsFor(match.told, viewer)),
    };
  }
  const ownMove =
    move && (move.by === eyes ? { by: move.by, at: move.at, action: move.action } : { by: move.by, at: move.at });
  return { number, viewer: eyes, move: ownMove, view: seen(viewerAt(eyes, match)), heard: eventsFor(match.told, eyes) };
}

/** Whose view is shown: a latecomer was a spectator before joining. */
const viewerAt = (eyes: ReplayViewer, match: AnyMatch): Viewer =>
  eyes === 'all' || (eyes !== 'audience' && eyes >= seatsAt(match)) ? 'audience' : eyes;

/** The lines about this step, for this viewer. */
function momentLines(showing: ReplayContext, moment: ReplayStep): string[] {
  const { record, speech } = showing;
  const { number, move } = moment;
  const head = move
    ? { key: 'cli-replay-move', args: { number, of: record.moves.length } }
    : { key: 'cli-replay-deal' };
  const undone = move?.action === null ? [{ key: 'cli-replay-undone' }] : [];
  return [speech.say(head), ...[...undone, ...newsFor(showing, moment)].map(line => `  ${speech.say(line)}`)];
}

/** For `all`: each event once, whispers in full. */
function newsFor({ title, eyes }: ReplayContext, { match, move }: ReplayStep): Line[] {
  if (move?.by === 'table' && move.action) return [tellLatecomer(match, move.action)];
  const viewer = viewerAt(eyes, match);
  const events = eyes === 'all' ? match.told.map(({ event }) => event) : eventsFor(match.told, eyes);
  return events.flatMap(event => title.telling.event(event, match.game.view(match.state, viewer)));
}

function tableLines(showing: ReplayContext, moment: ReplayStep): string[] {
  return sectionsOf(showing, moment).flatMap(section => {
    const { heading, blocks } = blocksOf(section, showing.speech);
    return ['', heading, ...blocks.flat()];
  });
}

/** The table; for `all`, the open part and then what each seat alone sees. */
function sectionsOf({ title, eyes }: ReplayContext, { match }: ReplayStep): Section[] {
  const board = (viewer: Viewer): Section[] => title.telling.board(match.game.view(match.state, viewer));
  if (eyes !== 'all') return board(viewerAt(eyes, match));
  const open = board('audience');
  return [...open, ...seatsOf(seatsAt(match)).flatMap(seat => ownSections(board(seat), open))];
}

/** Enter or n: next; p: previous; a number: that step; b: the table; q: quit. */
async function step(showing: ReplayContext, from: number): Promise<void> {
  const { speech, record } = showing;
  const terminal = openTerminal(speech.say({ key: 'cli-replay-left' }));
  let number = from;
  terminal.print(...momentLines(showing, momentAt(showing, number)));
  for (;;) {
    const asked = await terminal.ask(speech.say({ key: 'cli-replay-ask', args: { number, of: record.moves.length } }));
    if (asked === 'end' || asked === 'late') break;
    const line = asked.line.trim().toLowerCase();
    if (line === 'q') break;
    const next = nextNumber(line, number, record.moves.length);
    if (line === 'b') terminal.print(...tableLines(showing, momentAt(showing, number)));
    else if (next === undefined)
      terminal.print(speech.say({ key: 'cli-replay-help', args: { of: record.moves.length } }));
    else number = show(showing, terminal, next);
  }
  terminal.close();
}

function show(showing: ReplayContext, terminal: Terminal, number: number): number {
  terminal.print(...momentLines(showing, momentAt(showing, number)));
  return number;
}

function nextNumber(line: string, number: number, last: number): number | undefined {
  if (line === '' || line === 'n') return Math.min(number + 1, last);
  if (line === 'p') return Math.max(number - 1, 0);
  return /^\d{1,9}$/.test(line) && Number(line) <= last ? Number(line) : undefined;
}
