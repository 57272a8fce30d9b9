import { type Component, For, Show } from 'solid-js';
import { CellChip } from '../cards/card-chip.tsx';
import { type TczewDesk, useDesk } from '../desk.ts';
import { Drawing } from '../drawing.tsx';
import type { Fallout, LooseDistrict } from './fallout.ts';
import css from './decision.module.css';

/** What would come loose, who would get it, and how cities would shrink or grow. */
export const FalloutPart: Component<{ fallout: Fallout | undefined }> = props => {
  const desk = useDesk();
  return (
    <Show when={props.fallout && props.fallout.loose.length + props.fallout.captured.length > 0 && props.fallout}>
      {fallout => (
        <section class={css['part']} data-part="falls" role="status">
          <For each={fallout().loose}>
            {district => (
              <>
                <h4>
                  <Drawing name="cut-off" />
                  {fateOfDistrict(desk, district)}
                </h4>
                <ul class={css['list']}>
                  <For each={district.cells}>
                    {cell => (
                      <li>
                        <CellChip cell={cell} />
                      </li>
                    )}
                  </For>
                </ul>
              </>
            )}
          </For>
          <For each={fallout().captured}>
            {({ cell, by }) => (
              <p>
                {desk.isMe(by) ? desk.word('stage-captures-you') : desk.word('stage-captures', { seat: { seat: by } })}{' '}
                <CellChip cell={cell} />
              </p>
            )}
          </For>
          <p class={css['soft']}>
            {fallout()
              .sizes.map(({ seat, before, after }) =>
                desk.word(desk.isMe(seat) ? 'stage-size-you' : 'stage-size', { seat: { seat }, before, after }),
              )
              .join(' ')}
          </p>
        </section>
      )}
    </Show>
  );
};

function fateOfDistrict(desk: TczewDesk, { from, by, isTied, cells }: LooseDistrict): string {
  const args = { from: { seat: from }, count: cells.length };
  const isMine = desk.isMe(from);
  if (isTied) return desk.word(isMine ? 'stage-falls-dice-you' : 'stage-falls-dice', args);
  if (by === null) return desk.word(isMine ? 'stage-falls-used-you' : 'stage-falls-used', args);
  return desk.word(isMine ? 'stage-falls-to-you' : 'stage-falls-to', { ...args, seat: { seat: by } });
}
