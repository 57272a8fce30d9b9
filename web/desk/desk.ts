import { type Context, createContext, createSignal, useContext } from 'solid-js';
import { accept, type RuleId, type Seat } from '#kernel';
import type { ScreenProps } from '#screen';
import { computedLine, type Line, type CheckedLineOf, type WordOf } from '#telling';
import type { WebMessages } from '../words/words.ts';

/** Whether something may be done now, and the rule that forbids it; undefined: the table cannot be asked at the moment. */
export type ActionCheck = { readonly ok: true } | { readonly ok: false; readonly rule: RuleId | undefined };

/** What a rule says, and where it is written. */
export interface RuleReference {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/** What every game's desk has: who sits at it, what they may do, doing it one thing at a time, and words for it. */
export interface AnyDesk<Action extends { readonly type: string }, Messages = WebMessages> {
  readonly props: ScreenProps<Messages>;
  /** Undefined: somebody who watches. */
  readonly seat: () => Seat | undefined;
  /** Something is under way already. */
  readonly busy: () => boolean;
  readonly may: (action: Action) => ActionCheck;
  /** Resolves to whether it was done; while something else is under way, it is not. */
  readonly play: (action: Action) => Promise<boolean>;
  /** Whether the player wants to be asked once more before every move. */
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
      // While the connection is lost nothing is offered: a legal action breaks no rule then.
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

/** The way from a game's desk to everything that lies on it. */
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
