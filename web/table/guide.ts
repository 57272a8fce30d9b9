import type { Hint } from '../../games/hints.ts';

/** The guide of one game on this device. */
export interface GuideState {
  /** The ids of the hints already shown. Each is shown once. */
  readonly seen: readonly string[];
  /** Whether the player has finished a match: later hints come only on request. */
  readonly isOver: boolean;
  readonly shown: Hint | null; // null: none, or dismissed
  /** Whether a hint was shown since the turn last began or ended: at most one each. */
  readonly hasCome: boolean;
}

/** Parses the stored guide; invalid text counts as a first match. */
export function readGuide(text: string | null): GuideState {
  const { seen, isOver } = remembered(text);
  return {
    seen: Array.isArray(seen) ? seen.filter(id => typeof id === 'string') : [],
    isOver: isOver === true,
    shown: null,
    hasCome: false,
  };
}

function remembered(text: string | null): { readonly seen?: unknown; readonly isOver?: unknown } {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

export const writeGuide = ({ seen, isOver }: GuideState): string => JSON.stringify({ seen, isOver });

/**
 * Shows the first fitting hint not seen yet, at most one per turn. A shown hint that still fits is replaced only by a
 * more useful one. A momentary one leaves when it no longer fits, and makes room for another.
 */
export function onFittingHints(before: GuideState, fitting: readonly Hint[]): GuideState {
  if (before.isOver) return before;
  const isPast = before.shown?.isMomentary === true && placeOf(before.shown, fitting) < 0;
  const state = isPast ? { ...before, shown: null, hasCome: false } : before;
  if (state.hasCome) return state;
  const place = placeOf(state.shown, fitting);
  const better = place < 0 ? fitting : fitting.slice(0, place);
  const hint = better.find(({ id }) => !state.seen.includes(id));
  return hint ? { ...state, shown: hint, seen: [...state.seen, hint.id], hasCome: true } : state;
}

const placeOf = (hint: Hint | null, fitting: readonly Hint[]): number => fitting.findIndex(({ id }) => id === hint?.id);

/** The turn begins or ends: removes a hint that no longer fits, and allows a new one. */
export function onTurn(state: GuideState, fitting: readonly Hint[]): GuideState {
  const isFitting = placeOf(state.shown, fitting) >= 0;
  return onFittingHints({ ...state, shown: isFitting ? state.shown : null, hasCome: false }, fitting);
}

export const onDismiss = (state: GuideState): GuideState => ({ ...state, shown: null });

/** On request: the most useful fitting hint, seen or not. */
export const onRecall = (state: GuideState, fitting: readonly Hint[]): GuideState => ({
  ...state,
  shown: fitting[0] ?? null,
});

/** The match is over. */
export const onEnd = (state: GuideState): GuideState => ({ ...state, isOver: true, shown: null });
