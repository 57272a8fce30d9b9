import type { Hint } from '../../games/hints.ts';

/** The guide of one game for one player: what they have been shown, and what they are shown now. */
export interface GuideState {
  /** The ids of the hints that came up by themselves. Each does so once. */
  readonly seen: readonly string[];
  /** Whether the player has finished a match: from then on hints come only when they are asked for. */
  readonly isOver: boolean;
  readonly shown: Hint | null; // null: nothing to show, or it was dismissed
  /** Whether a hint has come up since the player's turn began or ended: one at a time is enough. */
  readonly hasCome: boolean;
}

/** The guide as this browser remembers it. What cannot be read counts as a first match. */
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
 * The hints that fit now are known: the first one the player has not seen comes up, if none has in this turn. One that
 * is shown and still fits makes way only for a more useful one.
 */
export function onFittingHints(state: GuideState, fitting: readonly Hint[]): GuideState {
  if (state.isOver || state.hasCome) return state;
  const place = placeOf(state.shown, fitting);
  const better = place < 0 ? fitting : fitting.slice(0, place);
  const hint = better.find(({ id }) => !state.seen.includes(id));
  return hint ? { ...state, shown: hint, seen: [...state.seen, hint.id], hasCome: true } : state;
}

const placeOf = (hint: Hint | null, fitting: readonly Hint[]): number => fitting.findIndex(({ id }) => id === hint?.id);

/** The player's turn begins or ends: what no longer fits is taken away, and a new hint may come up. */
export function onTurn(state: GuideState, fitting: readonly Hint[]): GuideState {
  const isFitting = placeOf(state.shown, fitting) >= 0;
  return onFittingHints({ ...state, shown: isFitting ? state.shown : null, hasCome: false }, fitting);
}

export const onDismiss = (state: GuideState): GuideState => ({ ...state, shown: null });

/** The player asks for a hint: the most useful one that fits, seen or not. */
export const onRecall = (state: GuideState, fitting: readonly Hint[]): GuideState => ({
  ...state,
  shown: fitting[0] ?? null,
});

/** The match is over. */
export const onEnd = (state: GuideState): GuideState => ({ ...state, isOver: true, shown: null });
