import { type Component, createMemo, createSignal, Show } from 'solid-js';
import { SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { decidersOf } from '../../rules/ending.ts';
import type { PartProps } from '../desk.ts';
import { PickOne } from './pick-one.tsx';
import css from './votes.module.css';

/** A full tie at the end: the players outside it name who stays behind (ALC-16.9). */
export const NamingPanel: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const [chosen, setChosen] = createSignal<Seat>(); // undefined: nobody yet
  const candidates = createMemo((): readonly Seat[] => open().naming?.candidates ?? []);
  const mayName = (): boolean => desk.offersOf('nameStayer').length > 0;
  const picked = (): Seat | undefined => desk.view().naming ?? chosen();
  const note = (): string => {
    const me = desk.seat();
    if (me !== undefined && candidates().includes(me)) return word('talk-naming-mine');
    return desk.view().naming === null ? word('talk-naming-rule') : word('talk-naming-done');
  };
  return (
    <Show when={open().naming}>
      <section class={css['panel']} aria-label={word('talk-naming')} data-naming>
        <header class={css['head']}>
          <div>
            <h3>{word('talk-naming')}</h3>
            <p>
              {word('talk-voted-count', {
                count: open().naming?.named.length ?? 0,
                all: decidersOf(open()).length,
              })}
            </p>
          </div>
        </header>
        <p>{word('talk-naming-tied', { names: desk.people(candidates()) })}</p>
        <PickOne<Seat>
          label={word('talk-candidates')}
          values={candidates()}
          picked={picked()}
          isClosed={!mayName()}
          tag={word(desk.view().naming === null ? 'talk-pick' : 'talk-sealed')}
          face={seat => (
            <span class={css['name']}>
              <SeatMark seat={seat} />
              <bdi title={desk.nameOf(seat)}>{desk.shortName(seat)}</bdi>
            </span>
          )}
          onPick={setChosen}
          confirm={mayName() ? word('talk-naming-cast') : undefined}
          isBusy={desk.busy()}
          onConfirm={() => void desk.play({ type: 'nameStayer', candidate: picked() ?? 0 })}
        />
        <p class={css['note']}>{note()}</p>
      </section>
    </Show>
  );
};
