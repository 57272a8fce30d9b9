import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyGame,
  type AnyMatch,
  copy,
  diff,
  type Game,
  eventsFor,
  readOptions,
  type Viewer,
  viewersOf,
} from '#kernel';
import { viewerName } from './broken.ts';
import { DEFAULTS, type ContractOptions } from './contract-options.ts';
import { positions, walkOf } from './walk.ts';

/** Which match is played, and how. */
export interface PlaythroughOptions<State, View, Action extends { type: string }, Event, Options>
  extends Pick<ContractOptions<State, View, Action, Event, Options>, 'wild' | 'finisher' | 'maxMoves'> {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly seed?: number;
  /** Whether latecomers join; default: false. */
  readonly latecomers?: boolean;
}

/** A seeded match as text, and the content of its golden file; PARLOUR_GOLDEN=write writes the file. */
export function playthrough<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  {
    file,
    ...telling
  }: PlaythroughOptions<NoInfer<State>, NoInfer<View>, NoInfer<Action>, NoInfer<Event>, NoInfer<Options>> & {
    readonly file: URL | string;
  },
): { told: string; golden: string } {
  const path = file instanceof URL ? fileURLToPath(file) : file;
  const told = playthroughText(game, telling);
  if (process.env['PARLOUR_GOLDEN'] === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, told);
  }
  if (!existsSync(path)) throw new Error(`${path} is not there: PARLOUR_GOLDEN=write writes it`);
  return { told, golden: readFileSync(path, 'utf8') };
}

/** A seeded match as text: every move, what each viewer heard of it, and how each view changed. */
export function playthroughText<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  {
    seats,
    options = {},
    seed = 1,
    latecomers = false,
    ...practice
  }: PlaythroughOptions<NoInfer<State>, NoInfer<View>, NoInfer<Action>, NoInfer<Event>, NoInfer<Options>>,
): string {
  const read = readOptions(game.options, options);
  if ('problem' in read) throw new Error(`${game.id} has no such options: ${JSON.stringify(options)}`);
  const any: AnyGame = game;
  const run = {
    seats,
    options: read.options,
    deal: seed,
    play: seed,
    moves: practice.maxMoves ?? DEFAULTS.maxMoves,
    latecomers,
    junk: [],
  };
  const walk = walkOf(any, practice, run);
  const lines = [
    'PARLOUR_GOLDEN=write writes this file anew.',
    '',
    `${game.id} ${game.version}, ${seats} seats, ${JSON.stringify(read.options)}, seed ${seed}`,
  ];
  let before: unknown[] = viewersOf(seats).map(() => undefined);
  for (const match of positions(walk)) {
    const after = viewersOf(seats).map(viewer => copy(any.view(match.state, viewer)));
    lines.push('', heading(match), ...hearing(match), ...seeing(match, before, after));
    before = after;
  }
  return [...lines, '', `result: ${JSON.stringify(any.result(walk.match.state) ?? null)}`, ''].join('\n');
}

function heading({ moves }: AnyMatch): string {
  const move = moves.at(-1);
  return move ? `${moves.length}. ${viewerName(move.by)}: ${JSON.stringify(move.action)}` : '0. the deal';
}

const hearing = ({ told, seats }: AnyMatch): string[] =>
  told.flatMap(one =>
    shared(
      'hears',
      viewersOf(seats).map((viewer): [Viewer, string] => [
        viewer,
        eventsFor([one], viewer)
          .map(event => JSON.stringify(event))
          .join(' '),
      ]),
    ),
  );

const seeing = ({ seats }: AnyMatch, before: readonly unknown[], after: readonly unknown[]): string[] =>
  shared(
    'sees',
    viewersOf(seats).map((viewer, at): [Viewer, string] => [viewer, changed(before[at], after[at])]),
  );

const changed = (before: unknown, after: unknown): string =>
  before === undefined ? JSON.stringify(after) : (JSON.stringify(diff(before, after)) ?? '');

/** One line for all viewers with the same text; none for empty text. */
function shared(verb: string, happened: readonly (readonly [Viewer, string])[]): string[] {
  const whom = Map.groupBy(happened, ([, what]) => what);
  return [...whom]
    .filter(([what]) => what !== '')
    .map(([what, those]) => {
      const who = those.length === happened.length ? 'everybody' : those.map(([viewer]) => viewer).join(' ');
      return `   ${who} ${verb} ${what}`;
    });
}
