import { createSignal } from 'solid-js';
import { accept, type RuleId } from '#kernel';
import type { ScreenProps } from '#screen';

/** Whether something may be done now, and the rule that forbids it; undefined: the table cannot be asked at the moment. */
export type May = { readonly ok: true } | { readonly ok: false; readonly rule: RuleId | undefined };

/** Doing something at a table, one thing at a time. */
export interface Doing<Action extends { readonly type: string }> {
  readonly props: ScreenProps;
  may(action: Action): May;
  /** Something is under way. */
  busy(): boolean;
  /** Resolves to whether it was done. */
  play(action: Action): Promise<boolean>;
}

export function createDoing<Action extends { readonly type: string }>(props: ScreenProps): Doing<Action> {
  const [busy, setBusy] = createSignal(false);
  return {
    props,
    may(action) {
      if (accept(props.offers, action)) return { ok: true };
      return { ok: false, rule: props.game.objection(props.view, action) };
    },
    busy,
    async play(action) {
      if (busy()) return false;
      setBusy(true);
      try {
        return await props.play(action);
      } finally {
        setBusy(false);
      }
    },
  };
}
