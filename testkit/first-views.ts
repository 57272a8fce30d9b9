import {
  type Chance,
  canonical,
  type Game,
  quickChance,
  readOptions,
  tableFor,
  type Viewer,
  chanceFromBelow,
} from '#kernel';

/** Whose first views are counted, at which table. */
export interface FirstViewsOptions<View, Options> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options?: Partial<Options>;
  /** The number of random deals; default: every deal. */
  readonly samples?: number;
  /** The part of the view that is counted; default: all of it. */
  part?(view: View): unknown;
}

/** The number of different first views of a viewer. A leak multiplies it. */
export function firstViews<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  { viewer, seats, options = {}, samples, part = view => view }: FirstViewsOptions<NoInfer<View>, NoInfer<Options>>,
): number {
  const read = readOptions(game.options, options);
  if ('problem' in read) throw new Error(`${game.id} has no such options: ${JSON.stringify(options)}`);
  const views = new Set<string>();
  for (const luck of samples === undefined ? allLuck() : someLuck(samples)) {
    const state = game.setup(read.options, seats, tableFor<Event>(luck, []));
    views.add(canonical(part(game.view(state, viewer))));
  }
  return views.size;
}

function* someLuck(samples: number): Generator<Chance> {
  for (let seed = 1; seed <= samples; seed++) yield quickChance(seed);
}

const MAX_DEALS = 5_000_000;

/** All possible luck: each draw is tried with each outcome, the last draw first. */
export function* allLuck(): Generator<Chance> {
  const draws: { drawn: number; limit: number }[] = [];
  for (let deals = 0; deals < MAX_DEALS; deals++) {
    yield following(draws);
    while (draws.length > 0 && isLast(draws)) draws.pop();
    const next = draws.at(-1);
    if (!next) return;
    next.drawn += 1;
  }
  throw new Error(`there are more than ${MAX_DEALS} ways to deal: count a number of samples instead`);
}

const isLast = (draws: readonly { drawn: number; limit: number }[]): boolean => {
  const last = draws.at(-1);
  return last !== undefined && last.drawn === last.limit - 1;
};

/** Repeats the given draws, then adds a 0 for each further one. */
function following(draws: { drawn: number; limit: number }[]): Chance {
  let at = 0;
  return chanceFromBelow(limit => {
    const draw = draws[at] ?? { drawn: 0, limit };
    if (draw.limit !== limit) throw new Error('the same luck led to another draw: the rules have dice of their own');
    draws[at] = draw;
    at += 1;
    return draw.drawn;
  });
}
