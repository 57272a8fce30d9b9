import { type Component, createEffect, createMemo, on, Show, Suspense } from 'solid-js';
import { BoardFrame, createHasPainted, createFrameWidth, fetchLater, keepFocus, lazyPart, type Tab } from '#kit';
import { VoteNotice } from './ballot.tsx';
import { MyCard } from './card.tsx';
import { Composer } from './composer.tsx';
import { createDesk, DeskContext, createBoardMoments, useDesk } from './desk.ts';
import { THEME_CLASS } from './theme.ts';
import { NamePlaceDialog, NamePlaceButton } from './name-place.tsx';
import { Places } from './places.tsx';
import { AccuseButton, AccuseDialog, Players } from './players.tsx';
import { RemarkDialog } from './remarks.tsx';
import { Reveal, RevealPage } from './reveal.tsx';
import { Status } from './status.tsx';
import { Transcript } from './talk.tsx';
import type { BoardProps } from './props.ts';
import css from './board.module.css';

const Staged = lazyPart(async () => (await import('./moment-stage.tsx')).MomentStage);
const ScorePart = lazyPart(async () => (await import('./score-part.tsx')).ScorePart);

/** From this width on there is room for two columns, and for three. */
const WIDTHS = { medium: 620, wide: 58.75, wideUnit: 'rem' } as const;

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<BoardProps> = props => {
  let root: HTMLDivElement | undefined;
  const room = createFrameWidth(WIDTHS, () => root);
  const desk = createDesk(props, room);
  fetchLater([Staged, RevealPage, ScorePart]);
  const moments = createBoardMoments(desk);

  keepFocus(
    () => root,
    () => [desk.view(), desk.frameWidth(), desk.pane()],
  );

  // a new round opens the conversation tab
  createEffect(
    on(
      () => desk.open().past.length,
      () => desk.setPane('talk'),
      { defer: true },
    ),
  );

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`${css['board']} ${THEME_CLASS}`}
        data-width={desk.frameWidth()}
        data-voting={desk.open().motion !== null}
        ref={element => {
          root = element;
        }}
      >
        <BoardFrame
          width={desk.frameWidth()}
          beside="players"
          label={desk.word('board-parts')}
          players={<Side />}
          board={<Talk />}
          tip={props.tips?.()}
          notice={
            desk.open().motion && desk.pane() !== 'talk' ? (
              <VoteNotice onOpen={() => desk.setPane('talk')} />
            ) : undefined
          }
          {...createTabs()}
        />
        <AccuseDialog />
        <NamePlaceDialog />
        <RemarkDialog />
        <Show when={moments.shown()}>
          <Suspense>
            <Staged moments={moments} board={() => root} />
          </Suspense>
        </Show>
        <Reveal moments={moments} />
      </div>
    </DeskContext.Provider>
  );

  /** The tabs: places, score, and the panels of the page. */
  function createTabs() {
    const isPainted = createHasPainted();
    const isWaitedFor = (): boolean =>
      desk.isAsking() || desk.isAnswering() || desk.isDealing() || props.offers.some(({ type }) => type === 'vote');
    /** The tab of the board has no panel: it closes the panel that covers the board. */
    const talk = (): Tab => ({
      id: 'talk',
      label: desk.word('board-tab-talk'),
      icon: 'question',
      badge: isWaitedFor() && desk.pane() !== 'talk' ? '!' : undefined,
      panel: () => null,
    });
    const places = (): Tab => ({
      id: 'places',
      label:
        desk.frameWidth() === 'wide'
          ? desk.word('board-places-tab', { count: desk.left() })
          : desk.word('section-places'),
      icon: 'map',
      panel: () => (
        <Show when={isPainted()}>
          <Places />
        </Show>
      ),
    });
    const pagePanes = (): readonly Tab[] => props.panes ?? [];
    const chat = (): readonly Tab[] => pagePanes().filter(({ id }) => id === 'chat');
    const score = (): Tab => ({
      id: 'score',
      label: desk.word('board-tab-rounds'),
      icon: 'file',
      panel: () => (
        <Suspense>
          <ScorePart
            panes={pagePanes()
              .filter(({ id }) => id !== 'chat')
              .map(withoutIcon)}
          />
        </Suspense>
      ),
    });
    const tabs = createMemo((): readonly Tab[] => {
      const all = [places(), ...(desk.frameWidth() === 'wide' ? [...chat(), score()] : [score(), ...chat()])];
      return desk.frameWidth() === 'wide' ? all.map(withoutIcon) : [talk(), ...all];
    });
    return {
      get tabs() {
        return tabs();
      },
      get chosen() {
        return desk.frameWidth() === 'wide' && desk.pane() === 'talk' ? 'places' : desk.pane();
      },
      onChoose: (tab: string): void => void desk.setPane(tab),
    };
  }
};

/** Tabs beside the board need no icons. */
const withoutIcon = ({ icon: _icon, ...tab }: Tab): Tab => tab;

/** My card, what I can do at any moment, and the players. */
const Side: Component = () => {
  const desk = useDesk();
  return (
    <>
      {/* the page has its own bar for it */}
      <Show when={desk.props.panes === undefined}>
        <div class={css['head']}>
          <Status {...desk.props} />
        </div>
      </Show>
      <div class={css['hand']} data-seated={desk.seat() !== undefined}>
        <Show when={desk.card()}>{card => <MyCard card={card()} />}</Show>
        <div class={css['buttons']}>
          <Show when={desk.frameWidth() !== 'wide'}>
            <AccuseButton />
          </Show>
          <NamePlaceButton />
        </div>
      </div>
      <Players layout={desk.frameWidth() === 'narrow' ? 'row' : 'column'} canAccuse={desk.frameWidth() === 'wide'} />
    </>
  );
};

/** The transcript and the composer. */
const Talk: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['talk']}>
      <Show when={desk.frameWidth() === 'narrow' && desk.props.tips?.()}>
        {tips => <div class={css['tips']}>{tips()}</div>}
      </Show>
      <Transcript />
      <Composer />
    </div>
  );
};
