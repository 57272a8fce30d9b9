import {
  type Actor,
  accept,
  type Chance,
  copy,
  type Game,
  eventsFor,
  type Offer,
  quickChance,
  type Result,
  type RuleId,
  readOptions,
  type Seat,
  type ToldEvent,
  tableFor,
  type Viewer,
} from '#kernel';

/** A table during a game. Playing returns the next scene; this one does not change. */
export interface Scene<State, View, Action extends { type: string }, Event> {
  readonly state: State;
  /** Plays an action that must be legal; the luck of this step may be given by `scripted`. */
  play(by: Seat, action: Action, luck?: Chance): Scene<State, View, Action, Event>;
  /** Lets the clock run out. */
  tick(luck?: Chance): Scene<State, View, Action, Event>;
  /** Admits a latecomer; must be possible. */
  admit(): Scene<State, View, Action, Event>;
  /** A waiting latecomer cancels. */
  dismiss(): Scene<State, View, Action, Event>;
  /** The rule that forbids an action; the action must be illegal here. */
  refuses(by: Seat, action: unknown): RuleId;
  sees(viewer: Viewer): View;
  /** The events the viewer heard of the last step. */
  hears(viewer: Viewer): Event[];
  offers(viewer: Viewer): Offer<Action>[];
  awaited(): readonly Seat[];
  result(): Result | undefined;
}

interface SceneContext<Event> {
  readonly luck: (step: number) => Chance;
  readonly step: number;
  readonly told: readonly ToldEvent<Event>[];
}

/** A scene that begins in this state. */
export function given<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  state: NoInfer<State>,
  { seed = 1, luck }: { seed?: number; luck?: Chance } = {},
): Scene<State, View, Action, Event> {
  return sceneOf(game, copy(state), { luck: step => luck ?? quickChance(seed * 1000 + step), step: 0, told: [] });
}

/** The state after the deal, for tests to change. Options not given have their defaults. */
export function dealt<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  {
    seats = game.seats.min,
    options = {},
    seed = 1,
    luck,
  }: { seats?: number; options?: Partial<NoInfer<Options>>; seed?: number; luck?: Chance } = {},
): State {
  const read = readOptions(game.options, options);
  if ('problem' in read) throw new Error(`${game.id} has no such options: ${JSON.stringify(options)}`);
  return copy(game.setup(read.options, seats, tableFor<Event>(luck ?? quickChance(seed), [])));
}

function sceneOf<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  state: State,
  setting: SceneContext<Event>,
): Scene<State, View, Action, Event> {
  const sees = (viewer: Viewer): View => copy(game.view(state, viewer));
  const offers = (viewer: Viewer): Offer<Action>[] => game.offers(sees(viewer));

  function after(by: Actor, action: Action, luck: Chance): Scene<State, View, Action, Event> {
    const next = copy(state);
    const told: ToldEvent<Event>[] = [];
    game.apply(next, by, action, tableFor(luck, told));
    return sceneOf(game, next, { ...setting, step: setting.step + 1, told: copy(told) });
  }

  return {
    state,
    sees,
    offers,
    hears: viewer => eventsFor(setting.told, viewer),
    awaited: () => game.awaited(sees('audience')),
    result: () => game.result(state),
    play(by, action, luck = setting.luck(setting.step)) {
      const accepted = accept<Action>(offers(by), action);
      if (!accepted)
        throw new Error(
          `seat ${by} may not play ${JSON.stringify(action)}: ${game.objection(sees(by), action)} forbids it`,
        );
      return after(by, accepted, luck);
    },
    tick(luck = setting.luck(setting.step)) {
      const action = game.clock?.(state) && game.strike?.(state);
      if (!action) throw new Error('no clock runs here');
      return after('clock', copy(action), luck);
    },
    admit() {
      const action = game.growth?.admit(state);
      if (!action) throw new Error('no guest can be admitted here');
      return after('table', copy(action), setting.luck(setting.step));
    },
    dismiss() {
      if (!game.growth || game.growth.waiting(state) === 0) throw new Error('no guest waits for a seat here');
      return after('table', copy(game.growth.dismiss(state)), setting.luck(setting.step));
    },
    refuses(by, action) {
      if (accept<Action>(offers(by), action)) throw new Error(`seat ${by} may play ${JSON.stringify(action)} here`);
      return game.objection(sees(by), action as Action);
    },
  };
}
