import { type Component, createMemo, For, Show } from 'solid-js';
import { Button, IconButton } from '#kit';
import { byLocation, faceOf, planCard, prisonersAt, taskAt } from '../rules/board.ts';
import type { Location } from '../rules/components.ts';
import { useDesk } from './desk.ts';
import { reasonFor } from './deed-words.ts';
import { Drawing } from './drawing.tsx';
import { isWithinReach, needsOf, placesFor } from './needs.ts';
import { fatesOf, mayEnd } from './outlook.ts';
import { Fates } from './outlook-panel.tsx';
import { watchAt } from './rooms.ts';
import { BANDS } from './room.tsx';
import { Badge, PresenceMark } from './task-slip.tsx';
import { ItemPlace } from './tokens.tsx';
import css from './room-detail.module.css';

/** One location with everything about it; one that can be closed also has the way there. */
export const RoomDetail: Component<{ location: Location; onClose?: (() => void) | undefined }> = props => {
  const desk = useDesk();
  const { word } = desk;
  const watch = createMemo(() => watchAt(desk.open(), props.location));
  const task = createMemo(() => taskAt(desk.open(), props.location));
  const needs = createMemo(() => {
    const now = task();
    return now && needsOf(desk.open(), now, desk.seat());
  });
  const element = () => {
    const now = task();
    return now && planCard(now.card).element;
  };
  const taskName = () => {
    const now = task();
    return now && desk.taskName(now.card);
  };
  const here = createMemo(() => prisonersAt(desk.open(), props.location));
  const isDark = (): boolean => byLocation(desk.open().sides, props.location) === 'dark';
  const fates = createMemo(() => {
    const [me, now, need] = [desk.seat(), task(), needs()];
    if (me === undefined || !now || !need || me === desk.open().scapegoat || !isWithinReach(need)) return undefined;
    const all = fatesOf(desk.view().open, me, now.card);
    return mayEnd(all) ? all : undefined;
  });
  const places = createMemo(() =>
    placesFor(faceOf(desk.open(), props.location).icons, byLocation(desk.open().stock, props.location)),
  );
  return (
    <section
      class={css['detail']}
      data-dock={props.onClose ? '' : undefined}
      aria-label={desk.locationName(props.location)}
      data-detail={props.location}
    >
      <header class={css['head']}>
        <Drawing name={`location-${props.location}`} />
        <h3>{desk.locationName(props.location)}</h3>
        <Show when={props.onClose}>
          {close => <IconButton icon="close" label={word('board-close')} onClick={() => close()()} />}
        </Show>
        <p class={css['soft']}>
          <span class={css['side']}>
            <Drawing name={isDark() ? 'moon' : 'ring'} /> {word(isDark() ? 'board-side-dark' : 'board-side-silver')}
          </span>
          {watch().isClosed
            ? word('board-closed')
            : word('board-room-guards', { count: watch().guards, band: word(BANDS[watch().band]) })}
        </p>
      </header>
      <p class={css['rule']}>{desk.fullRule(props.location)}</p>
      <Show when={places().length > 0}>
        <p class={css['items']}>
          <For each={places()}>{place => <ItemPlace kind={place.kind} isFilled={place.isFilled} />}</For>
        </p>
      </Show>
      <Show when={here().length > 0}>
        <p class={css['soft']}>{word('board-room-prisoners', { prisoners: desk.people(here()) })}</p>
      </Show>
      <Show when={needs()}>
        {now => (
          <div class={css['task']}>
            <b class={css['letter']}>{element()}</b>
            <div>
              <h4>{taskName()}</h4>
              <ul>
                <li>
                  <Drawing name="prisoner" />
                  {word('board-task-prisoners', {
                    present: now().prisoners.present,
                    needed: now().prisoners.needed,
                  })}
                  <PresenceMark presence={now().prisoners.presence} />
                </li>
                <li>
                  <Drawing name="guard" />
                  {word('board-task-guards', { present: now().guards.present, most: now().guards.most })}
                  <PresenceMark presence={now().guards.presence} />
                </li>
                <For each={now().items}>
                  {item => (
                    <li>
                      <Drawing name={item.kind} />
                      {item.owner === null
                        ? word('board-task-missing', { item: desk.thingName(item.kind) })
                        : word('board-task-item', {
                            item: desk.thingName(item.kind),
                            owner: desk.shortName(item.owner),
                          })}
                      <Show
                        when={item.presence !== 'missing'}
                        fallback={<Badge presence={item.presence} me={desk.seat()} />}
                      >
                        <PresenceMark presence={item.presence} />
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </div>
        )}
      </Show>
      <Show when={fates()}>
        {now => (
          <>
            <p class={css['soft']}>{word('board-fates-here')}</p>
            <Fates fates={now()} />
          </>
        )}
      </Show>
      <Show when={props.onClose}>
        <div class={css['go']}>
          <WayThere location={props.location} />
        </div>
      </Show>
    </section>
  );
};

/** The button that goes to a location, or the reason why I cannot go. */
export const WayThere: Component<{ location: Location }> = props => {
  const desk = useDesk();
  const isHere = (): boolean => desk.mine()?.at === props.location;
  const action = () => ({ type: 'move', to: props.location }) as const;
  const mayMove = createMemo(() => desk.isMyTurn() && desk.may(action()).ok);
  const whyNot = (): string | undefined => {
    if (!desk.isMyTurn() || isHere()) return undefined;
    const rule = desk.whyNot(action());
    return rule === undefined ? undefined : reasonFor(desk, rule);
  };
  return (
    <>
      <Show when={mayMove()}>
        <Button kind="primary" wide busy={desk.busy()} data-move="move" onClick={() => void desk.move(props.location)}>
          {desk.word('board-move-here', { location: desk.locationName(props.location), count: 1 })}
        </Button>
      </Show>
      <Show when={whyNot()}>{reason => <p class={css['why']}>{reason()}</p>}</Show>
    </>
  );
};
