import { copy, eventsFor, same, type MatchRecord, type ToldEvent, type Viewer, verifyInSteps } from '#kernel';
import { titleNamed } from '#shelf';
import type { PlayedMatch } from './driver.ts';
import type { Guest } from './guest.ts';
import { receivedDocs } from './received-docs.ts';

/** A match after one of its moves. */
interface Step<State> {
  readonly state: State;
  readonly told: readonly ToldEvent<object>[];
}

/** As much of a message as is read here. */
export interface SeenMessage {
  readonly type?: string;
  /** The events of this message; after a reload those of earlier moves, by move. */
  readonly heard?: readonly (object | { readonly events: readonly object[] })[];
}

/** A message to a browser, and the match at that time. */
interface SeenStep<State, View> {
  readonly state: State;
  readonly view: View | null;
  readonly message: SeenMessage;
  /** Adds a breach of secrecy by this message. */
  breach(what: string): void;
}

interface SeenOptions<State> extends PlayedMatch {
  readonly viewer: Viewer;
  readonly breaches: string[];
  /** Whether the secret of the table is public in this state. */
  readonly isOver: (state: State) => boolean;
}

interface WithOpen {
  readonly open: unknown;
}

/**
 * Goes through everything a browser was sent of a match, step by step. Every view and every event must be what the rules
 * show this viewer at that time, all steps must have been seen, and no message may hold the secret of the table.
 */
export function* seenSteps<State extends WithOpen, View extends WithOpen>(
  guest: Guest,
  { table, record, viewer, breaches, isOver }: SeenOptions<State>,
): Generator<SeenStep<State, View>, void, void> {
  const { game, steps } = stepsOf<State>(record);
  const isView = (view: View, step: number): boolean => {
    const state = steps[step]?.state;
    return state !== undefined && same(view, game.view(state, viewer));
  };
  let at = -1;
  for (const { received, found, doc } of receivedDocs(guest.received, table)) {
    const breach = (what: string): void => void breaches.push(`step ${at}: ${what} in ${received.text.slice(0, 400)}`);
    const view = (doc?.view ?? null) as View | null;
    const before = at;
    if (view) {
      // what lies open says which step it is
      const next = steps.findIndex(({ state }, step) => step >= at && same(view.open, state.open));
      if (next === -1) breach('a board that never was');
      else at = next;
      // several steps may look the same from outside, if a move changes only what is hidden
      while (!isView(view, at) && isSameOutside(steps, at)) at += 1;
      if (at >= 0 && !isView(view, at)) breach('a view of somebody else');
    }
    const state = steps[at]?.state;
    if (!state) continue;
    const told = (from: number) => steps.slice(from, at + 1).flatMap(step => eventsFor(step.told, viewer));
    const message = found as SeenMessage;
    const events = (message.heard ?? []).flatMap(one => ('events' in one ? one.events : [one]));
    // after a reload the last events are told again
    const expected = message.type === 'welcome' ? told(0).slice(told(0).length - events.length) : told(before + 1);
    if (received.by === 'socket' && !same(events, expected)) breach('another event');
    if (record.secret !== null && !isOver(state) && received.text.includes(record.secret))
      breach('the secret of the table');
    yield { state, view, message, breach };
  }
  if (at !== steps.length - 1) breaches.push(`it saw the match up to step ${at} of ${steps.length - 1}`);
}

function stepsOf<State extends WithOpen>(record: MatchRecord) {
  const game = titleNamed(record.edition)?.game;
  if (!game) throw new Error(`there is no title ${record.edition} on the shelf`);
  const steps: Step<State>[] = [];
  // the verifier changes its state in place
  for (const { state, told } of verifyInSteps(record, game))
    steps.push({ state: copy(state) as unknown as State, told });
  return { game, steps };
}

const isSameOutside = (steps: readonly Step<WithOpen>[], at: number): boolean => {
  const [now, next] = [steps[at], steps[at + 1]];
  return now !== undefined && next !== undefined && same(now.state.open, next.state.open);
};
