import {
  type Component,
  createEffect,
  createMemo,
  createRenderEffect,
  createSignal,
  lazy,
  on,
  Show,
  Suspense,
} from 'solid-js';
import {
  BoardFrame,
  DeferredGroup,
  createFrameWidth,
  fetchLater,
  Deferred,
  keepFocus,
  lazyPart,
  Spinner,
  type Tab,
  Tabs,
} from '#kit';
import { type Element, KINDS, type Place } from '../rules/edition.ts';
import type { Action } from '../rules/state.ts';
import { Cards, CardsPanel, Evidence } from './cards.tsx';
import { MyCase, certainElement } from './case.tsx';
import { createDesk, type Desk, DeskContext, type Pane, type Selection, useDesk } from './desk.ts';
import { Dock } from './dock.tsx';
import { HeldCase } from './held-case.tsx';
import { Corners, StepsSheet } from './corners.tsx';
import { TownMap } from './map.tsx';
import { themeClassOf } from './names.ts';
import { solveStep, withCertain } from './solution.ts';
import { ChapterEnd } from './chapter-end.tsx';
import { Seats } from './seats.tsx';
import { LatestResult } from './status.tsx';
import type { BoardProps } from './props.ts';
import css from './board.module.css';

/** The widths from which the map has one and two columns beside it, px. */
const WIDTHS = { medium: 600, wide: 1120 };

export const Board: Component<BoardProps> = props => {
  const desk = createDesk(props);
  /** Undefined: not opened yet, so not loaded. */
  const [isAccusing, setAccusing] = createSignal<boolean>();
  fetchLater([Accuse, AccuseDialog]);
  let root: HTMLDivElement | undefined;

  const width = createFrameWidth(WIDTHS, () => root);
  createRenderEffect(() => desk.setFrameWidth(width()));

  const originOf = (selection: Selection): HTMLElement | null | undefined =>
    root?.querySelector<HTMLElement>(
      selection.type === 'place' ? `[data-place="${selection.place}"]` : `[data-cards] [tabindex="0"]`,
    );
  const dock = (): HTMLElement | null | undefined => root?.querySelector<HTMLElement>('[data-dock]');

  /** The element focused when something was selected by keyboard, until its details are loaded and shown. */
  let keyedFrom: Document['activeElement'] = null;

  /**
   * Selects something. By keyboard the focus moves to its actions; a second tap plays the action if moves need no
   * confirmation.
   */
  function open(selection: Selection, action: Action, how: 'pointer' | 'key'): void {
    // the investigation has ended
    if (desk.isDealAhead()) return;
    const isAgain = isSame(desk.selection(), selection);
    if (isAgain && !desk.confirms() && desk.may(action).ok) {
      void desk.play(action).then(isDone => (isDone ? desk.select(null) : undefined));
      return;
    }
    if (isAgain && how === 'pointer') {
      desk.select(null);
      return;
    }
    const isComing = keyedFrom !== null;
    keyedFrom = how === 'key' ? document.activeElement : null;
    if (!isAgain) desk.select(selection);
    else if (!isComing) leadOn();
  }
  /** Moves the focus to the shown selection, unless it has moved since the key press. */
  function leadOn(): void {
    if (keyedFrom && keyedFrom === document.activeElement) firstIn(dock())?.focus();
    keyedFrom = null;
  }
  const openPlace = (place: Place, how: 'pointer' | 'key'): void =>
    open({ type: 'place', place }, { type: 'investigate', place }, how);
  const openCard = (card: Element, how: 'pointer' | 'key'): void =>
    open({ type: 'card', card }, { type: 'examine', card }, how);

  /** After a question a phone shows the map, where the answer appears. */
  function done(): void {
    close();
    if (desk.frameWidth() === 'narrow') desk.setPane('map');
  }
  function close(): void {
    const selection = desk.selection();
    const wasHere = dock()?.contains(document.activeElement) ?? false;
    desk.select(null);
    if (selection && wasHere) originOf(selection)?.focus();
  }

  // a card that left the display is deselected
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
    () => [desk.view(), desk.selection(), desk.frameWidth(), desk.pane(), isAccusing()],
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
    desk.setPane(desk.frameWidth() === 'narrow' ? 'map' : 'log');
  }

  /** In a replay on a phone the evidence is only in its tab. */
  const hasShelf = (): boolean => props.clock !== null || desk.frameWidth() !== 'narrow';
  const isSeated = (): boolean => desk.seat() !== undefined;
  /** The tab of the board has no panel: it closes the panel that covers the map. */
  const mapTab = (): Tab => ({ id: 'map', label: desk.word('section-map'), icon: 'map', panel: () => null });
  const cardsTab = (): Tab => ({
    id: 'cards',
    label: desk.word('board-tab-cards'),
    icon: 'file',
    panel: () => (
      <div class={css['stack']}>
        <CardsPanel onOpen={openCard} />
        <Show when={desk.frameWidth() === 'medium'}>
          <HeldCase />
        </Show>
      </div>
    ),
  });
  const solveTab = (): Tab => ({
    id: 'accuse',
    label: desk.word('board-tab-accuse'),
    icon: 'target',
    panel: () => (
      <Suspense>
        <Accuse onAccuse={accuse} />
      </Suspense>
    ),
  });
  const notebookTab = (): Tab => ({
    id: 'notebook',
    label: desk.word('section-notebook'),
    icon: 'notebook',
    panel: () => <NotebookPart desk={desk} />,
  });
  /** Log, chat and players in one tab. */
  const tableTab = (): Tab => ({
    id: 'table',
    label: desk.word('board-tab-table'),
    icon: 'friends',
    badge: pagePanes().find(({ badge }) => badge !== undefined)?.badge,
    panel: () => <TablePart panes={pagePanes()} />,
  });
  const pagePanes = (): readonly Tab[] => props.panes ?? [];
  const tabs = createMemo((): readonly Tab[] => {
    const solving = isSeated() && props.isLive ? [solveTab()] : [];
    const noting = isSeated() ? [notebookTab()] : [];
    switch (desk.frameWidth()) {
      case 'narrow':
        return [mapTab(), cardsTab(), ...solving, ...noting, tableTab()];
      case 'medium':
        return [cardsTab(), ...pagePanes(), ...solving, ...noting].map(withoutIcon);
      case 'wide':
        return [...pagePanes(), ...solving, ...noting].map(withoutIcon);
    }
  });

  return (
    <DeskContext.Provider value={desk}>
      <DeferredGroup>
        <div
          class={`${css['board']} ${themeClassOf(desk.edition())}`}
          data-width={desk.frameWidth()}
          data-pane={desk.pane()}
          data-effect={desk.scene()?.effect}
          ref={element => {
            root = element;
          }}
        >
          <h2 class="visually-hidden">
            {desk.word('board-bar-when', {
              investigation: desk.told().investigation,
              investigations: desk.town().investigations,
            })}
          </h2>
          <BoardFrame
            width={desk.frameWidth()}
            label={desk.word('board-parts')}
            players={<Seats />}
            left={
              <Deferred>
                <div class={css['notices']} data-at="column" data-slim="column">
                  {props.notices?.()}
                  {props.tips?.()}
                </div>
                <HeldCase />
              </Deferred>
            }
            board={
              <Deferred>
                <MapPart onOpen={openPlace} />
              </Deferred>
            }
            strip={
              <Deferred>
                <MyCase onSolve={solve} />
              </Deferred>
            }
            shelf={
              hasShelf() ? (
                <Deferred>
                  <Show when={desk.frameWidth() === 'narrow'} fallback={<Evidence onOpen={openCard} />}>
                    <Cards onOpen={openCard} shape="strip" />
                  </Show>
                </Deferred>
              ) : undefined
            }
            tabs={tabs()}
            chosen={desk.pane()}
            onChoose={pane => desk.setPane(pane as Pane)}
            dock={
              <Deferred>
                <Dock onShown={leadOn} onClose={close} onDone={done} onAccuse={accuse} />
              </Deferred>
            }
          />
          <Show when={!desk.hasCorner()}>
            <LatestResult at="top" />
          </Show>
          <Show when={desk.frameWidth() !== 'wide'}>
            <div class={css['tips']}>{props.tips?.()}</div>
            <div class={css['notices']} data-at="top" data-slim="row">
              {props.notices?.()}
            </div>
          </Show>
          <StepsSheet />
          <div class={css['flights']} ref={desk.setFlights} aria-hidden="true" />
          <ChapterEnd />
          <Show when={isAccusing() !== undefined}>
            <Suspense>
              <AccuseDialog open={isAccusing() ?? false} onClose={() => setAccusing(false)} onDone={accusationMade} />
            </Suspense>
          </Show>
        </div>
      </DeferredGroup>
    </DeskContext.Provider>
  );

  /** Certain elements are preselected; if all three are certain, the confirmation opens. */
  function solve(): void {
    if (desk.isDealAhead()) return;
    const solution = withCertain(desk.draft(), kind => certainElement(desk, kind));
    for (const kind of KINDS) desk.put(kind, solution[kind]);
    if (solveStep(solution) === 'announce' && desk.isMyTurn()) accuse();
    else desk.setPane('accuse');
  }
};

/** Tabs in a row need no icons. */
const withoutIcon = ({ id, label, badge, actions, panel }: Tab): Tab => ({ id, label, badge, actions, panel });

/** The panels of the page and the players, one below the other. */
const TablePart: Component<{ panes: readonly Tab[] }> = props => {
  const desk = useDesk();
  const [chosen, setChosen] = createSignal('log');
  return (
    <div class={css['stack']}>
      <HeldCase />
      <Tabs
        label={desk.word('board-tab-table')}
        tabs={props.panes.map(withoutIcon)}
        chosen={chosen()}
        onChoose={setChosen}
      />
    </div>
  );
};

function isSame(one: Selection | null, other: Selection): boolean {
  if (one?.type === 'place') return other.type === 'place' && one.place === other.place;
  return one?.type === 'card' && other.type === 'card' && one.card === other.card;
}

/** The first control for keyboard users: the action, or else any. */
const firstIn = (dock: HTMLElement | null | undefined): HTMLElement | null | undefined =>
  dock?.querySelector<HTMLElement>('[data-move="investigate"], [data-move="examine"]') ??
  dock?.querySelector<HTMLElement>('button');

const MapPart: Component<{ onOpen(place: Place, how: 'pointer' | 'key'): void }> = props => (
  <div class={css['middle']}>
    <TownMap onOpen={props.onOpen} />
    <Corners />
  </div>
);

/** Loaded when it is first opened. */
const Notebook = lazy(async () => ({ default: (await import('./notebook/index.ts')).Notebook }));
const Accuse = lazyPart(async () => (await import('./accuse.tsx')).Accuse);
const AccuseDialog = lazyPart(async () => (await import('./accuse.tsx')).AccuseDialog);

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
