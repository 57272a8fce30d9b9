import {
  type Component,
  createEffect,
  createMemo,
  createResource,
  createSignal,
  on,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js';
import { titleName } from '../boxes.ts';
import { Dynamic } from 'solid-js/web';
import { announce, CopyButton, Icon, Spinner } from '#kit';
import type { GameScreen, ScreenProps } from '#screen';
import { tellVerifyProblem } from '#text';
import { appPath } from '../base-path.ts';
import { usePageTitle } from '../frame/page-title.ts';
import { DownloadButton, RecordHeader } from '../records/record-head.tsx';
import { seatNamesIn } from '../records/seat-names.ts';
import { type LoadedRecord, RecordPage, LoadingRecord } from '../records/page.tsx';
import { currentUrl } from '../route.ts';
import { word, words } from '../words/words.ts';
import { replayUrl, readReplayAddress } from './address.ts';
import { Continue } from './continue.tsx';
import { fieldsOf } from './fields.ts';
import { measureBoardSpace } from './board-space.ts';
import { Hands } from './hands.tsx';
import { ReplayLog } from './log.tsx';
import css from './replay.module.css';
import { createReplayState, type ReplayState } from './replay-state.ts';
import { ReplayControls } from './controls.tsx';
import { NextTurns } from './next-turns.tsx';
import { ViewpointPicker } from './viewpoint-picker.tsx';
import { isRoomy } from './page-width.ts';

/** A finished match, step by step, from any viewpoint. */
const ReplayPage: Component<{ readonly from: string; readonly table: string }> = props => (
  <RecordPage
    from={props.from}
    table={props.table}
    page="replay"
    heading={word('replay-page')}
    about={word('replay-about')}
  >
    {loaded => <ReplayLoader loaded={loaded} />}
  </RecordPage>
);

export default ReplayPage;

const ReplayLoader: Component<{ readonly loaded: LoadedRecord }> = props => {
  const [screen] = createResource(() => props.loaded.box.screen());
  return (
    <Suspense fallback={<LoadingRecord />}>
      <Show when={screen()} keyed>
        {screen => <ReplayView loaded={props.loaded} screen={screen} />}
      </Show>
    </Suspense>
  );
};

const ReplayView: Component<{ readonly loaded: LoadedRecord; readonly screen: GameScreen }> = props => {
  const { record, title, finished } = props.loaded;
  const bounds = { last: record.moves.length, seats: record.seats.length };
  const replay = createReplayState(record, title, readReplayAddress(location.search, bounds));
  const nameOf = seatNamesIn(record);
  const [pointed, setPointed] = createSignal<readonly object[]>([]);
  keepAddress(replay);
  // the address changed to another step of the same match
  createEffect(
    on(
      currentUrl,
      ({ search }) => {
        const look = readReplayAddress(search, bounds);
        replay.goTo(look.step);
        replay.setViewpoint(look.viewpoint);
      },
      { defer: true },
    ),
  );
  usePageTitle(() => `${word('replay-page')} · ${titleName(title.id)}`);

  const seats = record.seats.map(({ bot }, seat) => ({ name: nameOf(seat), bot, isAway: false }));
  const boardProps = (view: () => object, fields = fieldsOf(view)): ScreenProps => ({
    game: title.game,
    telling: title.telling,
    get me() {
      return replay.viewer();
    },
    get view() {
      return view();
    },
    get fields() {
      return fields();
    },
    offers: [],
    seats,
    get awaited() {
      return replay.awaited();
    },
    get news() {
      return replay.news();
    },
    get heard() {
      return replay.heard();
    },
    get highlighted() {
      return pointed();
    },
    clock: null,
    isLive: false,
    confirmMoves: true,
    // private notes are not part of a replay
    notes: undefined,
    preferences: undefined,
    play: () => Promise.resolve(false),
    say: line => words().say(line, nameOf),
    word,
    ruleAt: rule => appPath(`/rules/${title.id}#${rule}`),
    announce,
  });
  const problem = createMemo(() => {
    const found = replay.finding();
    return found?.ok === false ? found.problem : undefined;
  });
  const isLost = (): boolean => problem() !== undefined && replay.last() < 0;

  return (
    <div class={`${css['sheet']} ${props.screen.lookOf(title.id)}`}>
      <div class={css['page']}>
        <RecordHeader loaded={props.loaded} heading={word('replay-page')} page="replay">
          {/* only for matches on the server */}
          <Show when={finished?.host.kind === 'server'}>
            <CopyButton
              label={word('replay-copy-link')}
              text={replayUrl(`${location.origin}${location.pathname}`, replay.wanted())}
            />
          </Show>
        </RecordHeader>
        <Show when={problem()}>
          {problem => (
            <p class={css['wrong']} role="alert">
              <Icon name="warning" />
              <span>{word(isLost() ? 'replay-cannot' : 'replay-wrong', { why: tellVerifyProblem(problem()) })}</span>
            </p>
          )}
        </Show>
        <Show
          when={!isLost()}
          fallback={
            <div class={css['kept']}>
              <p>{word('replay-kept')}</p>
              <DownloadButton loaded={props.loaded} />
            </div>
          }
        >
          <div class={css['stage']} ref={measureBoardSpace}>
            <div class={css['main']}>
              <Show when={replay.view()} fallback={<Preparing replay={replay} />}>
                {view => {
                  const given = boardProps(view);
                  return (
                    <div class={css['board']}>
                      <Dynamic component={props.screen.Board} {...given} />
                    </div>
                  );
                }}
              </Show>
              <ReplayControls replay={replay} telling={title.telling} nameOf={nameOf}>
                <Show when={isRoomy()}>
                  <NextTurns replay={replay} seats={bounds.seats} nameOf={nameOf} />
                </Show>
              </ReplayControls>
              <ViewpointPicker viewpoint={replay.wanted().viewpoint} seats={seats} choose={replay.setViewpoint} />
              <Show when={replay.viewpoint() === 'all' && replay.moment()}>
                {moment => <Hands moment={moment()} telling={title.telling} nameOf={nameOf} />}
              </Show>
              <Show when={replay.isOver() && replay.view()}>
                {view => (
                  <Suspense>
                    <Dynamic component={props.screen.Ending} {...boardProps(view)} />
                  </Suspense>
                )}
              </Show>
            </div>
            <div class={css['side']}>
              <Show when={!isRoomy()}>
                <NextTurns replay={replay} seats={bounds.seats} nameOf={nameOf} />
              </Show>
              <Continue replay={replay} loaded={props.loaded} nameOf={nameOf} />
              <ReplayLog
                timeline={replay.timeline}
                last={replay.last()}
                end={replay.end()}
                telling={title.telling}
                icons={props.screen.logIcons}
                view={replay.view() ?? {}}
                viewpoint={replay.viewpoint()}
                step={replay.step()}
                nameOf={nameOf}
                goTo={replay.goTo}
                point={setPointed}
              />
            </div>
          </div>
        </Show>
      </div>
    </div>
  );
};

const Preparing: Component<{ readonly replay: ReplayState }> = props => (
  <div class={css['preparing']}>
    <Spinner />
    <p>{word('replay-preparing', { step: Math.max(0, props.replay.last()), of: props.replay.end() })}</p>
  </div>
);

/** Delay before the address is updated, ms: browsers limit how often it may change. */
const ADDRESS_PAUSE = 300;

/** Keeps step and viewpoint in the address, for sharing and reloads. */
function keepAddress({ wanted }: Pick<ReplayState, 'wanted'>): void {
  createEffect(
    on(
      wanted,
      look => {
        const writing = setTimeout(
          () => history.replaceState(history.state, '', replayUrl(location.href, look)),
          ADDRESS_PAUSE,
        );
        onCleanup(() => clearTimeout(writing));
      },
      { defer: true },
    ),
  );
}
