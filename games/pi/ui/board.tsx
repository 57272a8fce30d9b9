import { type Component, createEffect, createMemo, createSignal, lazy, on, Show, Suspense } from 'solid-js';
import { followRoom } from '#desk';
import { BuiltInTurns, InTurn, keepFocus, Spinner, type Tab, Tabs } from '#kit';
import type { ScreenProps } from '#screen';
import type { Element, Place } from '../rules/edition.ts';
import type { Action } from '../rules/state.ts';
import { Accuse, AccuseDialog } from './accuse.tsx';
import { CardsPanel } from './cards.tsx';
import { createDesk, type Desk, DeskContext, type Pane, type Selection, useDesk } from './desk.ts';
import { Dock } from './dock.tsx';
import { Hand } from './hand.tsx';
import { MapFilter, OverlayNote, TownMap } from './map.tsx';
import { lookFor } from './names.ts';
import { Recap } from './recap.tsx';
import { Seats } from './seats.tsx';
import { Latest, Prompt, Status } from './status.tsx';
import css from './board.module.css';

/** From so many pixels on there is room for a column beside the map, and for one on either side. */
const WIDTHS = { medium: 700, wide: 1180 };

/** What a page usually leaves free beside a board, or fills with what happened. */
const takenIn = (width: number): number => (width < 1280 ? 64 : 384);

export const Board: Component<ScreenProps> = props => {
  const desk = createDesk(props);
  const [isAccusing, setAccusing] = createSignal(false);
  let root: HTMLDivElement | undefined;

  followRoom({ ...WIDTHS, beside: takenIn(innerWidth) }, () => root, desk.setRoom);

  const originOf = (selection: Selection): HTMLElement | null | undefined =>
    root?.querySelector<HTMLElement>(
      selection.type === 'place' ? `[data-place="${selection.place}"]` : `[data-cards] [tabindex="0"]`,
    );
  const dock = (): HTMLElement | null | undefined => root?.querySelector<HTMLElement>('[data-dock]');

  /** Picks something up. A key leads on to what can be done with it; a second tap does it, if nobody wants to be asked. */
  function open(selection: Selection, action: Action, how: 'pointer' | 'key'): void {
    const isAgain = isSame(desk.selection(), selection);
    if (isAgain && !desk.confirms() && desk.may(action).ok) {
      void desk.play(action).then(isDone => (isDone ? desk.select(null) : undefined));
      return;
    }
    if (isAgain && how === 'pointer') {
      desk.select(null);
      return;
    }
    desk.select(selection);
    // the sheet covers half of a small screen: what it is about is kept above it
    if (desk.room() === 'narrow') queueMicrotask(() => originOf(selection)?.scrollIntoView({ block: 'start' }));
    if (how === 'key') queueMicrotask(() => firstIn(dock())?.focus());
  }
  const openPlace = (place: Place, how: 'pointer' | 'key'): void =>
    open({ type: 'place', place }, { type: 'investigate', place }, how);
  const openCard = (card: Element, how: 'pointer' | 'key'): void =>
    open({ type: 'card', card }, { type: 'examine', card }, how);

  function close(): void {
    const selection = desk.selection();
    const wasHere = dock()?.contains(document.activeElement) ?? false;
    desk.select(null);
    if (selection && wasHere) originOf(selection)?.focus();
  }

  // a card that has left cannot be held on to
  createEffect(
    on(
      () => desk.open().display,
      display => {
        const card = desk.selectedCard();
        if (card !== undefined && !display.includes(card)) close();
      },
    ),
  );
  keepFocus(
    () => root,
    () => [desk.view(), desk.selection(), desk.room(), desk.pane(), isAccusing()],
  );

  function accuse(): void {
    const accused = desk.accused();
    if (!accused) return;
    if (desk.confirms()) setAccusing(true);
    else void desk.play({ type: 'accuse', ...accused }).then(isDone => (isDone ? accusationMade() : undefined));
  }
  function accusationMade(): void {
    setAccusing(false);
    desk.clearDraft();
    if (desk.room() === 'narrow') desk.setPane('map');
  }

  const parts: Readonly<Record<Pane, () => Tab>> = {
    map: () => ({
      id: 'map',
      label: desk.word('section-map'),
      icon: 'map',
      panel: () => (
        <InTurn>
          <MapPart onOpen={openPlace} />
        </InTurn>
      ),
    }),
    cards: () => ({
      id: 'cards',
      label: desk.word('board-tab-cards'),
      icon: 'file',
      panel: () => (
        <div class={css['stack']}>
          <CardsPanel onOpen={openCard} />
          <Show when={desk.room() !== 'wide'}>
            <InTurn>
              <Hand />
            </InTurn>
          </Show>
        </div>
      ),
    }),
    accuse: () => ({
      id: 'accuse',
      label: desk.word('board-tab-accuse'),
      icon: 'target',
      panel: () => <Accuse onAccuse={accuse} />,
    }),
    notebook: () => ({
      id: 'notebook',
      label: desk.word('section-notebook'),
      icon: 'notebook',
      panel: () => <NotebookPart desk={desk} />,
    }),
    players: () => ({
      id: 'players',
      label: desk.word('section-seats'),
      icon: 'friends',
      panel: () => (
        <div class={css['stack']}>
          <Seats />
        </div>
      ),
    }),
  };
  const panes = createMemo((): Pane[] => {
    const isSeated = desk.seat() !== undefined;
    return [
      ...(desk.room() === 'narrow' ? (['map'] as const) : []),
      'cards',
      ...(isSeated && props.isLive ? (['accuse'] as const) : []),
      ...(isSeated ? (['notebook'] as const) : []),
      ...(desk.room() === 'wide' ? [] : (['players'] as const)),
    ];
  });
  // where tabs stand beside each other, their words are enough
  const tabs = createMemo(() =>
    panes()
      .map(pane => parts[pane]())
      .map(({ icon, ...tab }): Tab => (icon && desk.room() === 'narrow' ? { ...tab, icon } : tab)),
  );

  return (
    <DeskContext.Provider value={desk}>
      <BuiltInTurns>
        <div
          class={`${css['board']} ${lookFor(desk.edition())}`}
          data-room={desk.room()}
          data-effect={desk.scene()?.effect}
          ref={element => {
            root = element;
          }}
        >
          <InTurn>
            <Status />
            <Recap />
          </InTurn>
          <InTurn>
            <div class={css['columns']}>
              <Show when={desk.room() === 'wide'}>
                <div class={css['left']}>
                  <InTurn>
                    <Hand />
                    <Seats />
                  </InTurn>
                </div>
              </Show>
              <Show when={desk.room() !== 'narrow'}>
                <InTurn>
                  <MapPart onOpen={openPlace} />
                </InTurn>
              </Show>
              <div class={css['right']}>
                <InTurn>
                  <Tabs
                    label={desk.word('board-parts')}
                    tabs={tabs()}
                    chosen={desk.pane()}
                    onChoose={pane => desk.setPane(pane as Pane)}
                    at={desk.room() === 'narrow' ? 'foot' : 'top'}
                  />
                  <Dock onClose={close} onAccuse={accuse} />
                </InTurn>
              </div>
            </div>
          </InTurn>
          <AccuseDialog open={isAccusing()} onClose={() => setAccusing(false)} onDone={accusationMade} />
        </div>
      </BuiltInTurns>
    </DeskContext.Provider>
  );
};

function isSame(one: Selection | null, other: Selection): boolean {
  if (one?.type === 'place') return other.type === 'place' && one.place === other.place;
  return one?.type === 'card' && other.type === 'card' && one.card === other.card;
}

/** What somebody who came by key wants first: to do it, or else whatever there is. */
const firstIn = (dock: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  dock?.querySelector<HTMLElement>('[data-deed="investigate"], [data-deed="examine"]') ??
  dock?.querySelector<HTMLElement>('button');

const MapPart: Component<{ onOpen(place: Place, how: 'pointer' | 'key'): void }> = props => {
  const desk = useDesk();
  return (
    <div class={css['middle']}>
      <div class={css['tools']}>
        <Show when={desk.room() !== 'narrow'}>
          <MapFilter />
        </Show>
        <Prompt />
        <OverlayNote />
      </div>
      <TownMap onOpen={props.onOpen} />
      <Show when={desk.room() === 'narrow'}>
        <InTurn>
          <Latest />
          <MapFilter />
        </InTurn>
      </Show>
    </div>
  );
};

/** It is fetched when somebody opens it: a table can be played at before. */
const Notebook = lazy(async () => ({ default: (await import('./notebook/index.ts')).Notebook }));

const NotebookPart: Component<{ desk: Desk }> = props => (
  <Suspense fallback={<Spinner />}>
    <Notebook
      view={props.desk.view()}
      notes={props.desk.props.notes}
      say={line => props.desk.say(line)}
      onOverlay={overlay => props.desk.setOverlay(overlay)}
      onPoint={places => props.desk.pointAt(places)}
      {...(props.desk.isPlaying() ? { onSuggested: (action: Action) => void props.desk.play(action) } : {})}
    />
  </Suspense>
);
