import { type Component, createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { followRoom } from '#desk';
import { createPainted, Disclosure, keepFocus, Panel, type Tab, Tabs } from '#kit';
import type { ScreenProps } from '#screen';
import { placeName } from '../telling/names.ts';
import { Ballot } from './ballot.tsx';
import { MyCard } from './card.tsx';
import { RoundClock } from './clock.tsx';
import { Composer } from './composer.tsx';
import { createDesk, DeskContext, type Pane, playMoments, useDesk } from './desk.ts';
import { LOOK } from './look.ts';
import { Places } from './places.tsx';
import { Players } from './players.tsx';
import { Report, Scores, Verdicts } from './report.tsx';
import { AskingWhom, Transcript } from './talk.tsx';
import css from './board.module.css';

const PANES: readonly Pane[] = ['talk', 'places', 'players', 'rounds'];

/** From so many pixels on there is room for two columns, and for three; a page leaves some free on both sides of a board. */
const WIDTHS = { medium: 680, wide: 860, beside: 64 };

export const Board: Component<ScreenProps> = props => {
  const desk = createDesk(props);
  playMoments(desk);
  let root: HTMLDivElement | undefined;

  followRoom(WIDTHS, () => root, desk.setRoom);
  keepFocus(
    () => root,
    () => [desk.view(), desk.room(), desk.pane()],
  );

  // how a round ended is told where people talk, whatever they were looking at
  createEffect(
    on(
      () => desk.open().past.length,
      () => {
        desk.setPane('talk');
        if (desk.room() === 'narrow' && (root?.getBoundingClientRect().top ?? 0) < 0) root?.scrollIntoView();
      },
      { defer: true },
    ),
  );

  /** Whoever looks at something else is told where they are waited for. */
  const isWaitedFor = (): boolean => desk.isAsking() || desk.isAnswering() || desk.isDealing();
  const parts: Readonly<Record<Pane, () => Tab>> = {
    talk: () => ({
      id: 'talk',
      label: desk.word('board-tab-talk'),
      icon: 'chat',
      badge: isWaitedFor() && desk.pane() !== 'talk' ? '!' : undefined,
      panel: () => <TalkPart />,
    }),
    places: () => ({ id: 'places', label: desk.word('section-places'), icon: 'map', panel: () => <Places /> }),
    players: () => ({ id: 'players', label: desk.word('section-seats'), icon: 'friends', panel: () => <Players /> }),
    rounds: () => ({ id: 'rounds', label: desk.word('board-tab-rounds'), icon: 'file', panel: () => <Rounds /> }),
  };
  const tabs = createMemo(() => PANES.map(pane => parts[pane]()));

  return (
    <DeskContext.Provider value={desk}>
      <div
        class={`${css['board']} ${LOOK}`}
        data-room={desk.room()}
        ref={element => {
          root = element;
        }}
      >
        {/* what came of a match has its own place above the board: here is what was said last */}
        <Show when={desk.open().stage !== 'over'} fallback={<Transcript />}>
          <Ballot />
          <Show
            when={desk.room() !== 'narrow'}
            fallback={
              <>
                <Head />
                <Tabs
                  label={desk.word('board-parts')}
                  tabs={tabs()}
                  chosen={desk.pane()}
                  onChoose={pane => desk.setPane(pane as Pane)}
                  at="foot"
                />
              </>
            }
          >
            <Columns />
          </Show>
        </Show>
      </div>
    </DeskContext.Provider>
  );
};

/** The clock, who asks whom, and my card: what everybody wants to know who looks up. */
const Head: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['top']}>
      <div class={css['head']}>
        <div class={css['dealt']}>
          <div>
            <h2 class={css['round']}>
              {desk.word('board-round-of', { round: desk.open().round, rounds: desk.open().options.rounds })}
            </h2>
            <RoundClock />
          </div>
          <Show when={desk.card()}>{card => <MyCard card={card()} />}</Show>
        </div>
        <AskingWhom />
      </div>
    </div>
  );
};

const Columns: Component = () => {
  const desk = useDesk();
  const isPainted = createPainted();
  const rest = (): JSX.Element => (
    <Show when={isPainted()}>
      <Places />
    </Show>
  );
  return (
    <div class={css['columns']}>
      <div class={css['stack']}>
        <Head />
        <Players />
        <Show when={desk.room() === 'medium'}>
          <Rounds />
        </Show>
      </div>
      <div class={css['stack']}>
        <TalkPart />
        <Show when={desk.room() === 'medium'}>{rest()}</Show>
      </div>
      <Show when={desk.room() === 'wide'}>
        <div class={css['stack']}>
          {rest()}
          <Rounds />
        </div>
      </Show>
    </div>
  );
};

/** What is said, and before the clock runs, what came of the round before. */
const TalkPart: Component = () => {
  const desk = useDesk();
  const last = () => (desk.open().stage === 'dealt' ? desk.open().past.at(-1) : undefined);
  return (
    <div class={css['stack']}>
      <Composer />
      <Show when={last()}>
        {round => (
          <Panel title={desk.word('board-report', { round: desk.open().past.length })} level={3}>
            <Report round={round()} />
            <p class={css['next']}>{desk.tell('board-next-dealer', { dealer: desk.open().dealer })}</p>
          </Panel>
        )}
      </Show>
      <Transcript />
      <Show when={desk.open().verdicts.length > 0}>
        <Panel title={desk.word('section-votes')} level={3}>
          <Verdicts verdicts={desk.open().verdicts} />
        </Panel>
      </Show>
    </div>
  );
};

/** The score by round, and every round that is over. */
const Rounds: Component = () => {
  const desk = useDesk();
  return (
    <Panel title={desk.word('board-scores')} level={3}>
      <Show when={desk.open().past.length > 0} fallback={<p class={css['soft']}>{desk.word('board-rounds-none')}</p>}>
        <Scores />
        <For each={desk.open().past}>
          {(round, at) => (
            <Disclosure summary={desk.word('board-round', { round: at() + 1, place: placeName(round.place) })}>
              <Report round={round} />
            </Disclosure>
          )}
        </For>
      </Show>
    </Panel>
  );
};
