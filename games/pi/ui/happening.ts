import type { Event, Open } from '../rules/state.ts';
import { NOTHING, type Sight, sightOfEvent } from './pointing.ts';

/** How an event catches the eye. */
export type Effect = 'reply' | 'card' | 'right' | 'wrong' | 'turn' | 'deal';

/** One event as it is shown while it happens. */
export interface Scene {
  readonly event: Event;
  readonly effect: Effect;
  readonly sight: Sight;
}

/** What is to be seen of some events that just happened; those without a picture are only told. */
export function scenesOf(open: Open, events: readonly Event[]): Scene[] {
  const dealtAt = events.findLastIndex(({ type }) => type === 'investigationStarted');
  return events.flatMap((event, at) => {
    const effect = effectOf(event);
    if (!effect) return [];
    // what happened before the deal lay on another table
    return [{ event, effect, sight: at < dealtAt ? NOTHING : sightOfEvent(open, event) }];
  });
}

function effectOf(event: Event): Effect | undefined {
  switch (event.type) {
    case 'examined':
    case 'investigated':
    case 'asked':
    case 'assigned':
    case 'unassigned':
      return 'reply';
    case 'displayRefilled':
      return 'card';
    case 'accused':
      return event.right ? 'right' : 'wrong';
    case 'misled':
      return 'wrong';
    case 'turnStarted':
      return 'turn';
    case 'investigationStarted':
      return 'deal';
    case 'matchStarted':
    case 'handDealt':
    case 'deckReshuffled':
    case 'solved':
    case 'roundEnded':
    case 'lastUnsolvedScored':
    case 'investigationEnded':
    case 'matchEnded':
      return undefined;
  }
}

/** Whether something came of a question or an accusation: what everybody wants to know who looks up. */
export function isResult({ type }: Event): boolean {
  return type === 'examined' || type === 'investigated' || type === 'accused' || type === 'misled';
}
