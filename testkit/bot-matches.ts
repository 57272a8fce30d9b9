import {
  type AnyBot,
  accept,
  type BySeat,
  type Chance,
  copy,
  type Game,
  quickChance,
  type Seat,
  tableFor,
  type ToldEvent,
} from '#kernel';

/** A match between bots that can be played again: the same plan gives the same match. */
export interface BotMatchPlan<Options> {
  readonly options: Options;
  readonly bots: BySeat<AnyBot>;
  readonly seed: number;
  /** The most moves; absent: until the end. */
  readonly most?: number;
}

/** A bot that was asked, and what it did. The state is the match's own: it goes on from there. */
export interface BotMoment<State, View, Action> {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly action: Action | null; // null: it waited
}

/** How a match between bots ended, or stopped. */
export interface BotMatchEnd<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly moves: number;
}

type BotGame<State, View, Action extends { type: string }, Event, Options> = Game<State, View, Action, Event, Options>;

/**
 * Plays a match between bots; every action must be among the offers. `asked` returns the seats in the order in which
 * they are asked for the next move; absent: those the table waits for.
 */
export function playBots<State extends object, View extends object, Action extends { type: string }, Event, Options>(
  game: BotGame<State, View, Action, Event, Options>,
  { options, bots, seed, most = Infinity }: BotMatchPlan<NoInfer<Options>>,
  {
    asked = state => game.awaited(game.view(state, 'audience')),
    watch = () => {},
  }: {
    readonly asked?: ((state: State) => readonly Seat[]) | undefined;
    readonly watch?: ((moment: BotMoment<State, View, Action>) => void) | undefined;
  } = {},
): BotMatchEnd<State, Event> {
  const chance = quickChance(seed);
  const told: ToldEvent<Event>[] = [];
  const table = tableFor<Event>(chance, told);
  const state = game.setup(options, bots.length, table);
  let moves = 0;
  for (; !game.result(state) && moves < most; moves++) {
    const seats = asked(state);
    if (!seats.some(letMove)) throw new Error(`seats ${seats.join(', ')} do nothing in move ${moves} of match ${seed}`);
  }
  return { state, events: told.map(({ event }) => event), moves };

  function letMove(seat: Seat): boolean {
    const view = game.view(state, seat);
    const offers = game.offers(view);
    const bot = bots[seat];
    if (!bot || offers.length === 0) return false;
    const decided = bot.decide({ seat, view, offers }, chance);
    const action = decided === null ? null : accept<Action>(offers, decided);
    if (action === undefined) throw new Error(`seat ${seat} may not play ${JSON.stringify(decided)}`);
    watch({ state, seat, view, action });
    if (action) game.apply(state, seat, action, table);
    return action !== null;
  }
}

/** What a bot does when it is asked in this state at this seat; it must be among the offers. */
export function botAction<State extends object, View extends object, Action extends { type: string }, Event, Options>(
  game: BotGame<State, View, Action, Event, Options>,
  bot: AnyBot,
  { state, seat }: { readonly state: State; readonly seat: Seat },
  { chance = quickChance(7), isOutOfTime }: { readonly chance?: Chance; readonly isOutOfTime?: () => boolean } = {},
): Action | null {
  const view = game.view(state, seat);
  const offers = game.offers(view);
  const decided = bot.decide({ seat, view, offers, ...(isOutOfTime && { isOutOfTime }) }, chance);
  const action = decided === null ? null : accept<Action>(offers, decided);
  if (action === undefined) throw new Error(`seat ${seat} may not play ${JSON.stringify(decided)}`);
  return action;
}

/** Every so many moments of a match, with copies of the state. */
export function everySoMany<Moment>(every: number, play: (watch: (moment: Moment) => void) => unknown): Moment[] {
  const found: Moment[] = [];
  let count = 0;
  play(moment => {
    count += 1;
    if (count % every === 0) found.push(copy(moment));
  });
  return found;
}
