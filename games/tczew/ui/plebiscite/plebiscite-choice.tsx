import { type Component, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { ownerOf } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { attackersOf, targetsFrom, type Terms, tokensAt, tokensLeft, whyNotAttack } from '../../rules/plebiscites.ts';
import { CellChip } from '../cards/card-chip.tsx';
import { useDesk } from '../desk.ts';
import { DoneButton, isMine, Question } from '../events/question.tsx';
import { falloutOfPlebiscite } from '../events/fallout.ts';
import { FalloutPart } from '../events/fallout-part.tsx';
import { type CellMark, type MapUse, marksOf } from '../map/marks.ts';
import { oddsOf, PAIRS } from './odds.ts';
import decision from '../events/decision.module.css';
import panel from '../events/event-panel.module.css';
import css from './plebiscite.module.css';

/** A plebiscite of the turn or of an event: from an own card to a touching card of a rival. */
export const PlebisciteChoice: Component<{
  terms: Terms & { readonly seat?: Seat; readonly left?: number };
}> = props => {
  const desk = useDesk();
  const open = () => desk.view().open;
  const by = (): Seat => props.terms.seat ?? desk.seat() ?? 0;
  const mine = (): boolean => isMine(desk, { seat: by() });
  /** The cards of rivals that can be attacked, and from where. */
  const targets = createMemo(() => {
    const found = new Map<Cell, Cell[]>();
    for (const from of attackersOf(open().board, by(), props.terms))
      for (const to of targetsFrom(open().board, by(), from, props.terms))
        found.set(to, [...(found.get(to) ?? []), from]);
    return found;
  });
  const [to, setTo] = createSignal<Cell>(); // undefined: no card is chosen
  const [wanted, setFrom] = createSignal<Cell>(); // undefined: from any card
  const target = (): Cell | undefined => (targets().has(to() ?? -1) ? to() : undefined);
  const froms = (): readonly Cell[] => targets().get(target() ?? -1) ?? [];
  const from = (): Cell | undefined => froms().find(cell => cell === wanted()) ?? froms()[0];
  const odds = createMemo(() => {
    const cell = target();
    return cell === undefined ? undefined : oddsOf(open(), by(), cell, props.terms);
  });
  const fallout = createMemo(() => {
    const cell = target();
    return cell === undefined ? undefined : falloutOfPlebiscite(open(), by(), cell);
  });

  function press(cell: Cell): void {
    if (targets().has(cell)) return void setTo(cell);
    if (ownerOf(open().board, cell) !== by()) return;
    setFrom(cell);
    const [only, ...more] = targetsFrom(open().board, by(), cell, props.terms);
    if (only !== undefined && (more.length === 0 || !froms().includes(cell))) setTo(only);
  }
  desk.useMap((): MapUse => {
    const marks = new Map<Cell, CellMark>([
      ...marksOf('attacker', attackersOf(open().board, by(), props.terms)),
      ...[...targets().keys()].map((cell): [Cell, CellMark] => [cell, { kind: 'lit', drawing: 'plus' }]),
      ...marksOf(
        'fallsOff',
        (fallout()?.loose ?? []).flatMap(({ cells }) => cells),
      ),
    ]);
    const [chosen, start] = [target(), from()];
    if (chosen !== undefined) marks.set(chosen, { kind: 'picked', badge: '?' });
    if (start !== undefined) marks.set(start, { kind: 'attacker', badge: '⚑' });
    return {
      marks,
      fadesOthers: true,
      ...(mine() ? { onCell: press } : {}),
      noteOf: noteAt,
    };
  });

  /** Whether a card can be attacked, or why not. */
  function noteAt(cell: Cell): string | undefined {
    const owner = ownerOf(open().board, cell);
    if (owner === null || owner === by()) return undefined;
    if (targets().has(cell)) return desk.word('vote-can');
    return open().board[cell]?.immune ? desk.word('vote-immune') : desk.word('vote-far');
  }

  async function hold(): Promise<void> {
    const [start, end] = [from(), target()];
    if (
      start === undefined ||
      end === undefined ||
      whyNotAttack(open().board, by(), { from: start, to: end }, props.terms)
    )
      return;
    if (await desk.play({ type: 'plebiscite', from: start, to: end })) {
      setTo(undefined);
      desk.setHoldingPlebiscite(false);
    }
  }
  const rival = (): Seat | null => (target() === undefined ? null : ownerOf(open().board, target() ?? 0));
  const count = (): number => odds()?.wins ?? 0;
  return (
    <section class={panel['panel']} aria-label={desk.word('vote-title')} data-plebiscite>
      <h3 class="visually-hidden">{desk.word('vote-title')}</h3>
      <Question
        pending={{ seat: by() }}
        mine={target() === undefined ? desk.word('vote-choose') : desk.word('vote-ready')}
        theirs={desk.word('stage-choosing', { seat: { seat: by() } })}
        note={desk.word('vote-note')}
      />
      <Show when={mine()}>
        <section class={decision['part']} data-part="lit">
          <h4>{desk.word('vote-targets', { count: targets().size })}</h4>
          <ul class={`${decision['list']} ${decision['many']}`}>
            <For each={[...targets().keys()]}>
              {cell => (
                <li>
                  <button
                    type="button"
                    class={decision['option']}
                    aria-pressed={target() === cell}
                    data-attack={cell}
                    onClick={() => setTo(cell)}
                  >
                    <SeatMark seat={ownerOf(open().board, cell) ?? 0} />
                    <CellChip cell={cell} />
                    <Tokens count={tokensAt(open().board, cell)} />
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
        <Show when={froms().length > 1}>
          <section class={decision['part']}>
            <h4>{desk.word('vote-from')}</h4>
            <ul class={decision['list']}>
              <For each={froms()}>
                {cell => (
                  <li>
                    <button
                      type="button"
                      class={decision['option']}
                      aria-pressed={from() === cell}
                      data-attack-from={cell}
                      onClick={() => setFrom(cell)}
                    >
                      <CellChip cell={cell} />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        </Show>
      </Show>
      <Show when={odds()}>
        {now => (
          <section class={css['odds']} aria-label={desk.word('vote-odds')}>
            <Side seat={by()} plus={now().attack} />
            <b>{desk.word('vote-chance', { percent: Math.round((100 * count()) / PAIRS), wins: count() })}</b>
            <Show when={rival() !== null}>
              <Side seat={rival() ?? 0} plus={now().defence} />
            </Show>
            <p>{desk.word('vote-win')}</p>
            <p>{desk.word('vote-lose')}</p>
          </section>
        )}
      </Show>
      <FalloutPart fallout={fallout()} />
      <p class={decision['soft']}>{desk.word('vote-supply', { count: tokensLeft(open().board, by()) })}</p>
      <Show when={mine()}>
        <div class={decision['buttons']} data-dock>
          <Show when={props.terms.seat === undefined} fallback={<DoneButton />}>
            <Show
              when={desk.can('endTurn')}
              fallback={
                <Button wide onClick={() => desk.setHoldingPlebiscite(false)}>
                  {desk.word('stage-cancel')}
                </Button>
              }
            >
              <Button wide busy={desk.busy()} data-move="endTurn" onClick={() => void desk.play({ type: 'endTurn' })}>
                {desk.word('vote-none')}
              </Button>
            </Show>
          </Show>
          <Button
            kind="primary"
            wide
            busy={desk.busy()}
            aria-disabled={target() === undefined ? 'true' : undefined}
            data-move="plebiscite"
            onClick={() => void hold()}
          >
            {desk.word('vote-hold')}
          </Button>
        </div>
      </Show>
    </section>
  );
};

/** A player's die and what is added to it. */
const Side: Component<{ seat: Seat; plus: number }> = props => {
  const desk = useDesk();
  return (
    <span class={css['side']}>
      <SeatMark seat={props.seat} />
      <bdi>{desk.shortName(props.seat)}</bdi>
      <span>
        {desk.word('stage-die', { die: 'K6' })}
        {props.plus === 0 ? '' : props.plus > 0 ? ` + ${props.plus}` : ` − ${-props.plus}`}
      </span>
    </span>
  );
};

/** One token marks the border, two make a card immune (TCZ-13.12). */
export const Tokens: Component<{ count: 0 | 1 | 2 }> = props => {
  const desk = useDesk();
  return (
    <Show when={props.count > 0}>
      <span class={css['tokens']}>
        <span aria-hidden="true">{'●'.repeat(props.count)}</span>
        <span class="visually-hidden">{desk.word('vote-tokens', { count: props.count })}</span>
      </span>
    </Show>
  );
};
