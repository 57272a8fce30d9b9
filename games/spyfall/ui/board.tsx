import { type Component, createEffect, createMemo, For, Match, on, Show, Switch } from 'solid-js';
import { followRoom } from '#desk';
import { createPainted, Disclosure, keepFocus, type Tab, Tabs } from '#kit';
import type { ScreenProps } from '#screen';
import { PLACES } from '../rules/places.ts';
import { placeName } from '../telling/names.ts';
import { MyCard } from './card.tsx';
import { RoundClock } from './clock.tsx';
import { Composer } from './composer.tsx';
import { createDesk, DeskContext, playMoments, useDesk } from './desk.ts';
import { LOOK } from './look.ts';
import { NameDialog, NameButton } from './naming.tsx';
import { Places } from './places.tsx';
import { AccuseButton, AccuseDialog, Players, PlayersInBrief } from './players.tsx';
import { Report, Scores } from './report.tsx';
import { Reveal } from './reveal.tsx';
import { Transcript } from './talk.tsx';
import { VoteNotice } from './ballot.tsx';
import css from './board.module.css';

/** From so many pixels on there is room for two columns, and for three. */
const WIDTHS = { medium: 620, wide: 940, beside: 24 };

/** The table as one player sees it. It fills the box it is in; only its parts scroll. */
export const Board: Component<ScreenProps> = props => {
  const desk = createDesk(props);
  playMoments(desk);
  let root: HTMLDivElement | undefined;

  followRoom(WIDTHS, () => root, desk.setRoom);
  keepFocus(
    () => root,
    () => [desk.view(), desk.room(), desk.pane()],
  );

  // a new round begins where people talk, whatever they were looking at
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
        class={`${css['board']} ${LOOK}`}
        data-room={desk.room()}
        ref={element => {
          root = element;
        }}
      >
        <Switch>
          <Match when={desk.room() === 'wide'}>
            <Side />
            <TalkPart />
            <Parts hasTalk={false} />
          </Match>
          <Match when={desk.room() === 'medium'}>
            <Side />
            <Parts hasTalk />
          </Match>
          <Match when={desk.room() === 'narrow'}>
            <Head />
            <Parts hasTalk />
          </Match>
        </Switch>
        <AccuseDialog />
        <NameDialog />
        <Reveal />
      </div>
    </DeskContext.Provider>
  );
};

/** The round and its time. */
const Head: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['head']}>
      <h2 class={css['round']}>
        {desk.word('board-round-of', { round: desk.open().round, rounds: desk.open().options.rounds })}
      </h2>
      <RoundClock />
    </div>
  );
};

/** Beside what is said: the time, my card, what I can do at any moment, and everybody. */
const Side: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['side']}>
      <Head />
      <Show when={desk.card()}>{card => <MyCard card={card()} />}</Show>
      <NameButton />
      <Players />
    </div>
  );
};

/** What is said, and what I say; on a phone also my card, and everybody in brief. */
const TalkPart: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['talk']}>
      <Show when={desk.room() === 'narrow'}>
        <Show when={desk.card()}>
          {card => (
            <div class={css['hand']}>
              <MyCard card={card()} />
              <div class={css['buttons']}>
                <AccuseButton />
                <NameButton />
              </div>
            </div>
          )}
        </Show>
        <PlayersInBrief />
      </Show>
      <Transcript />
      <Composer />
    </div>
  );
};

/** Everything else, one part at a time: the places, the score, and the parts the page has. */
const Parts: Component<{ readonly hasTalk: boolean }> = props => {
  const desk = useDesk();
  const isPainted = createPainted();
  const isWaitedFor = (): boolean =>
    desk.isAsking() || desk.isAnswering() || desk.isDealing() || desk.props.offers.some(({ type }) => type === 'vote');
  const left = createMemo(() => PLACES.filter(place => !desk.used().has(place) && !desk.notes.isCrossed(place)).length);
  const placesLabel = (): string =>
    desk.room() === 'narrow' ? desk.word('section-places') : desk.word('board-places-tab', { count: left() });
  const talk = (): Tab => ({
    id: 'talk',
    label: desk.word('board-tab-talk'),
    icon: 'question',
    badge: isWaitedFor() && desk.pane() !== 'talk' ? '!' : undefined,
    panel: () => <TalkPart />,
  });
  const places = (): Tab => ({
    id: 'places',
    label: placesLabel(),
    icon: 'map',
    panel: () => (
      <Show when={isPainted()}>
        <Places left={left()} />
      </Show>
    ),
  });
  const score = (): Tab => ({
    id: 'score',
    label: desk.word('board-tab-rounds'),
    icon: 'file',
    panel: () => <Score />,
  });
  const tabs = createMemo((): readonly Tab[] => [
    ...(props.hasTalk ? [talk()] : []),
    places(),
    score(),
    ...(desk.props.panes ?? []),
  ]);
  const chosen = (): string => (!props.hasTalk && desk.pane() === 'talk' ? 'places' : desk.pane());
  return (
    <div class={css['parts']}>
      <Show when={props.hasTalk && chosen() !== 'talk'}>
        <VoteNotice onOpen={() => desk.setPane('talk')} />
      </Show>
      <Tabs label={desk.word('board-parts')} tabs={tabs()} chosen={chosen()} onChoose={desk.setPane} />
    </div>
  );
};

/** The score by round, and every round that is over. */
const Score: Component = () => {
  const desk = useDesk();
  return (
    <div class={css['score']}>
      <Show when={desk.room() === 'narrow'}>
        <Players />
      </Show>
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
    </div>
  );
};
