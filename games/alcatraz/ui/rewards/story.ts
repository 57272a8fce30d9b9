import type { Seat } from '#kernel';
import { planCard } from '../../rules/board.ts';
import type { Element, Location, PlanId } from '../../rules/components.ts';
import type { Ending, Event } from '../../rules/state.ts';

/** Somebody and the letter they get; `isNew` is false if they had it before (ALC-1.10). */
interface Letter {
  readonly seat: Seat;
  readonly isNew: boolean;
}

/** What a task brought, in the order of ALC-13. */
export interface RewardStory {
  readonly performer: Seat;
  readonly card: PlanId;
  readonly at: Location;
  readonly element: Element;
  readonly isNewToPerformer: boolean;
  /** Null: the deck was empty (ALC-13.10). */
  readonly rewardCard: PlanId | null;
  readonly rewarded: readonly Letter[];
  readonly scapegoat: Seat;
  readonly end: 'goesOn' | 'naming' | Ending;
  /** Cards that went under the deck because their letter lies on the board (ALC-13.7). */
  readonly rejected: readonly PlanId[];
  readonly laid: readonly { readonly card: PlanId; readonly at: Location }[];
}

export type RewardStep = 'letter' | 'reward' | 'removed' | 'end' | 'task';

/** A new task is laid out only if the game goes on. */
export const stepsOf = ({ end }: RewardStory): readonly RewardStep[] =>
  end === 'goesOn' ? ['letter', 'reward', 'removed', 'end', 'task'] : ['letter', 'reward', 'removed', 'end'];

/** What came of the task in the events of one move; undefined: none was performed. */
export function rewardIn(
  events: readonly Event[],
  { seats, scapegoat }: { readonly seats: readonly Seat[]; readonly scapegoat: Seat },
): RewardStory | undefined {
  const task = events.find(event => event.type === 'taskPerformed');
  if (!task) return undefined;
  const shown = events.find(event => event.type === 'rewardShown');
  const rewardCard = shown?.card ?? null;
  const { element } = planCard(task.card);
  const letter = rewardCard === null ? null : planCard(rewardCard).element;
  const isMarked = (seat: Seat, one: Element | null): boolean =>
    events.some(event => event.type === 'elementMarked' && event.seat === seat && event.element === one);
  return {
    performer: task.by,
    card: task.card,
    at: task.at,
    element,
    isNewToPerformer: isMarked(task.by, element),
    rewardCard,
    rewarded:
      letter === null
        ? []
        : seats
            .filter(seat => seat !== task.by && seat !== scapegoat)
            .map(seat => ({ seat, isNew: isMarked(seat, letter) })),
    scapegoat,
    end: endIn(events),
    rejected: events.flatMap(event => (event.type === 'taskRejected' ? [event.card] : [])),
    laid: events.flatMap(event => (event.type === 'taskLaid' ? [{ card: event.card, at: event.at }] : [])),
  };
}

function endIn(events: readonly Event[]): RewardStory['end'] {
  const ended = events.find(event => event.type === 'matchEnded');
  if (ended) return ended.ending;
  return events.some(({ type }) => type === 'namingBegan') ? 'naming' : 'goesOn';
}
