import { type Component, createMemo, Show } from 'solid-js';
import { BoardFrame, createFrameWidth, createHasPainted, keepFocus, type Tab } from '#kit';
import type { Location } from '../rules/components.ts';
import { ActionSheet } from './action-sheet.tsx';
import { Decks } from './decks.tsx';
import { createDesk, DeskContext, useDesk } from './desk.ts';
import { Dock, DeedButton, EndTurn, createDeeds, Waiting, Points } from './dock.tsx';
import { LOOK } from './look.ts';
import { OutlookPanel } from './outlook-panel.tsx';
import { Plan } from './plan.tsx';
import { reachOf } from './rooms.ts';
import { RoomDetail } from './room-detail.tsx';
import { Sheets } from './sheets.tsx';
import { Status } from './status.tsx';
import type { BoardProps } from './props.ts';
import css from './board.module.css';

/** From this width on the tabs stand beside the plan; there is never a third column. */
const WIDTHS = { medium: 700, wide: Number.POSITIVE_INFINITY } as const;

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<BoardProps> = props => {
  let root: HTMLDivElement | undefined;
  const width = createFrameWidth(WIDTHS, () => root);
  const desk = createDesk(props, width);
  const isNarrow = (): boolean => width() === 'narrow';

  keepFocus(
    () => root,
    () => [desk.view(), width(), desk.pane()],
  );

  function open(location: Location): void {
    if (desk.locationBlank()) return desk.pickLocation(location);
    const mayGo = desk.isMyTurn() && reachOf(desk.open(), location) === 'open';
    if (mayGo && (desk.selected() === location || !desk.confirms())) void desk.move(location);
    else desk.select(desk.selected() === location ? undefined : location);
  }

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`${css['board']} ${LOOK}`}
        data-width={width()}
        ref={element => {
          root = element;
        }}
      >
        <BoardFrame
          width={width()}
          label={desk.word('board-parts')}
          players={
            <Show when={isNarrow()}>
              <Show when={props.panes === undefined}>
                <Status {...props} />
              </Show>
              <Sheets layout="order" />
            </Show>
          }
          board={<Plan onOpen={open} />}
          strip={
            <Show when={isNarrow()} fallback={<Foot />}>
              <PhoneFoot />
            </Show>
          }
          tip={props.tips?.()}
          dock={<Over />}
          {...createTabs()}
        />
      </div>
    </DeskContext.Provider>
  );

  function createTabs() {
    const hasPainted = createHasPainted();
    /** The plan is always there: its tab puts away what covers it. */
    const plan = (): Tab => ({ id: 'plan', label: desk.word('board-tab-plan'), icon: 'map', panel: () => null });
    const now = (): Tab => ({
      id: 'now',
      label: desk.word('board-tab-now'),
      icon: 'scales',
      panel: () => (
        <Show when={hasPainted()}>
          <div class={css['now']}>
            <OutlookPanel />
            <Show when={isNarrow()}>
              <Sheets layout="list" />
            </Show>
          </div>
        </Show>
      ),
    });
    const decks = (): Tab => ({
      id: 'decks',
      label: desk.word('board-tab-decks'),
      icon: 'file',
      panel: () => (
        <Show when={hasPainted()}>
          <Decks />
        </Show>
      ),
    });
    const tabs = createMemo((): readonly Tab[] => {
      const all = [now(), ...(props.panes ?? []), decks()];
      return isNarrow() ? [plan(), ...all] : all.map(withoutIcon);
    });
    return {
      get tabs() {
        return tabs();
      },
      get chosen() {
        return !isNarrow() && desk.pane() === 'plan' ? 'now' : desk.pane();
      },
      onChoose: (tab: string): void => void desk.setPane(tab),
    };
  }
};

/** Where tabs stand beside the board, their words are enough. */
const withoutIcon = ({ icon: _icon, ...tab }: Tab): Tab => tab;

/** Below the plan of a large window: what I can do, and everybody's sheet. */
const Foot: Component = () => (
  <div class={css['foot']}>
    <Dock />
    <Sheets layout="row" />
  </div>
);

/** Below the plan of a phone: the chosen location, or the one I am in, and what I can do. */
const PhoneFoot: Component = () => {
  const desk = useDesk();
  const location = (): Location | undefined => desk.selected() ?? desk.mine()?.at;
  const deeds = createDeeds();
  const possible = createMemo(() => deeds().filter(({ rule }) => rule === undefined));
  return (
    <div class={css['phone']}>
      <Show when={!desk.chosenType()}>
        <Show when={location()} keyed>
          {at => <RoomDetail location={at} />}
        </Show>
      </Show>
      <Show when={desk.isMyTurn()} fallback={<Waiting />}>
        <div class={css['quick']}>
          <Points />
          {possible()
            .slice(0, 4)
            .map(deed => (
              <DeedButton deed={deed} />
            ))}
          <EndTurn />
        </div>
      </Show>
    </div>
  );
};

/** What is being put together, or what is looked at, beside the plan. */
const Over: Component = () => {
  const desk = useDesk();
  return (
    <>
      <ActionSheet />
      <Show when={desk.room() !== 'narrow' && !desk.chosenType() ? desk.selected() : undefined} keyed>
        {location => <RoomDetail location={location} onClose={() => desk.select(undefined)} />}
      </Show>
    </>
  );
};
