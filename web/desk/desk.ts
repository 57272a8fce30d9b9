import { type Context, createContext, createSignal, useContext } from 'solid-js';
import { accept, type RuleId, type Seat } from '#kernel';
import type { ScreenProps } from '#screen';
import { computedLine, type Line, type CheckedLineOf, type WordOf } from '#telling';
import type { WebMessages } from '../words/words.ts';

/** Whether an action is legal now, or the rule that forbids it; undefined: no connection. */
export type ActionCheck = { readonly ok: true } | { readonly ok: false; readonly rule: RuleId | undefined };

/** The text of a rule, and a link to it. */
export interface RuleReference {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** The part of a desk that is the same in every game: the seat, legal actions, playing them, and texts. */
export interface AnyDesk<Action extends { readonly type: string }, Messages = WebMessages> {
  readonly props: ScreenProps<Messages>;
  /** Undefined: a spectator. */
  readonly seat: () => Seat | undefined;
  /** An action is being sent. */
  readonly busy: () => boolean;
  readonly may: (action: Action) => ActionCheck;
  /** Resolves to whether it was done. Refused while another action is being sent. */
  readonly play: (action: Action) => Promise<boolean>;
  /** Whether every move has to be confirmed. */
  readonly confirms: () => boolean;
  readonly ruleReference: (rule: RuleId) => RuleReference;
  readonly say: <const Said extends Line>(line: CheckedLineOf<Messages, Said>) => string;
  readonly word: WordOf<Messages>;
}

export function createAnyDesk<Action extends { readonly type: string }, Messages extends WebMessages = WebMessages>(
  props: ScreenProps<Messages>,
): AnyDesk<Action, Messages> {
  const [busy, setBusy] = createSignal(false);
  const say = (line: Line): string => props.say(line);
  return {
    props,
    seat: () => (props.me === 'audience' ? undefined : props.me),
    busy,
    may(action) {
      if (accept(props.offers, action)) return { ok: true };
      // Without a connection there are no offers, but a legal action still breaks no rule.
      const isLegal = props.offers.length === 0 && accept(props.game.offers(props.view), action);
      return { ok: false, rule: isLegal ? undefined : props.game.objection(props.view, action) };
    },
    async play(action) {
      if (busy()) return false;
      setBusy(true);
      try {
        return await props.play(action);
      } finally {
        setBusy(false);
      }
    },
    confirms: () => props.confirmMoves ?? true,
    ruleReference: rule => ({
      text: props.say(props.telling.rule(rule)),
      href: props.ruleAt(rule),
      link: say({ key: 'kit-see-rule', args: { rule } }),
    }),
    say,
    word: (key, ...[args]) => say(computedLine(key, args)),
  };
}

/** A context that gives the components of a game its desk. */
export function deskContext<Desk>(): readonly [context: Context<Desk | undefined>, useDesk: () => Desk] {
  const context = createContext<Desk>();
  return [
    context,
    () => {
      const desk = useContext(context);
      if (!desk) throw new Error('this lies on a desk only');
      return desk;
    },
  ];
}
