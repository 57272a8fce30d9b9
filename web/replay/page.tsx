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
import { useTitle } from '../frame/title.ts';
import { DownloadButton, RecordHead } from '../records/head.tsx';
import { namesIn } from '../records/names.ts';
import { type Brought, RecordPage, Waiting } from '../records/page.tsx';
import { place } from '../route.ts';
import { word, words } from '../words/words.ts';
import { addressOf, readLook } from './address.ts';
import { Continue } from './continue.tsx';
import { fieldsOf } from './fields.ts';
import { measureAround } from './first-screen.ts';
import { Hands } from './hands.tsx';
import { Log } from './log.tsx';
import css from './replay.module.css';
import { createShowing, type Showing } from './showing.ts';
import { Transport } from './transport.tsx';
import { Turns } from './turns.tsx';
import { Whose } from './whose.tsx';
import { isRoomy } from './width.ts';

/** A match that is over, step by step, through anybody's eyes. */
const ReplayPage: Component<{ readonly from: string; readonly table: string }> = props => (
  <RecordPage
    from={props.from}
    table={props.table}
    page="replay"
    heading={word('replay-page')}
    about={word('replay-about')}
  >
    {brought => <Stage brought={brought} />}
  </RecordPage>
);

export default ReplayPage;

const Stage: Component<{ readonly brought: Brought }> = props => {
  const [screen] = createResource(() => props.brought.box.screen());
  return (
    <Suspense fallback={<Waiting />}>
      <Show when={screen()} keyed>
        {screen => <Theatre brought={props.brought} screen={screen} />}
      </Show>
    </Suspense>
  );
};

const Theatre: Component<{ readonly brought: Brought; readonly screen: GameScreen }> = props => {
  const { record, title, finished } = props.brought;
  const bounds = { last: record.moves.length, seats: record.seats.length };
  const showing = createShowing(record, title, readLook(location.search, bounds));
  const nameOf = namesIn(record);
  const [pointed, setPointed] = createSignal<readonly object[]>([]);
  keepAddress(showing);
  // somebody followed a link to another step of the same match
  createEffect(
    on(
      place,
      ({ search }) => {
        const look = readLook(search, bounds);
        showing.goTo(look.step);
        showing.lookWith(look.eyes);
      },
      { defer: true },
    ),
  );
  useTitle(() => `${word('replay-page')} · ${titleName(title.id)}`);

  const seats = record.seats.map(({ bot }, seat) => ({ name: nameOf(seat), bot, isAway: false }));
  const boardProps = (view: () => object, fields = fieldsOf(view)): ScreenProps => ({
    game: title.game,
    telling: title.telling,
    get me() {
      return showing.viewer();
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
      return showing.awaited();
    },
    get news() {
      return showing.news();
    },
    get heard() {
      return showing.heard();
    },
    get highlighted() {
      return pointed();
    },
    clock: null,
    isLive: false,
    confirmMoves: true,
    // what was noted down stays private, even from those who replay
    notes: undefined,
    preferences: undefined,
    play: () => Promise.resolve(false),
    say: line => words().say(line, nameOf),
    word,
    ruleAt: rule => `/rules/${title.id}#${rule}`,
    announce,
  });
  const wrong = createMemo(() => {
    const found = showing.finding();
    return found?.ok === false ? found.wrong : undefined;
  });
  const isLost = (): boolean => wrong() !== undefined && showing.last() < 0;

  return (
    <div class={`${css['sheet']} ${props.screen.lookOf(title.id)}`}>
      <div class={css['page']}>
        <RecordHead brought={props.brought} heading={word('replay-page')} page="replay">
          {/* only where others find the match, too */}
          <Show when={finished?.host.kind === 'server'}>
            <CopyButton
              label={word('replay-copy-link')}
              text={addressOf(`${location.origin}${location.pathname}`, showing.wanted())}
            />
          </Show>
        </RecordHead>
        <Show when={wrong()}>
          {wrong => (
            <p class={css['wrong']} role="alert">
              <Icon name="warning" />
              <span>{word(isLost() ? 'replay-cannot' : 'replay-wrong', { why: tellVerifyProblem(wrong()) })}</span>
            </p>
          )}
        </Show>
        <Show
          when={!isLost()}
          fallback={
            <div class={css['kept']}>
              <p>{word('replay-kept')}</p>
              <DownloadButton brought={props.brought} />
            </div>
          }
        >
          <div class={css['stage']} ref={measureAround}>
            <div class={css['main']}>
              <Show when={showing.view()} fallback={<Preparing showing={showing} />}>
                {view => {
                  const given = boardProps(view);
                  return (
                    <div class={css['board']}>
                      <Dynamic component={props.screen.Board} {...given} />
                    </div>
                  );
                }}
              </Show>
              <Transport showing={showing} telling={title.telling} nameOf={nameOf}>
                <Show when={isRoomy()}>
                  <Turns showing={showing} seats={bounds.seats} nameOf={nameOf} />
                </Show>
              </Transport>
              <Whose eyes={showing.wanted().eyes} seats={seats} choose={showing.lookWith} />
              <Show when={showing.eyes() === 'all' && showing.moment()}>
                {moment => <Hands moment={moment()} telling={title.telling} nameOf={nameOf} />}
              </Show>
              <Show when={showing.isOver() && showing.view()}>
                {view => (
                  <Suspense>
                    <Dynamic component={props.screen.Ending} {...boardProps(view)} />
                  </Suspense>
                )}
              </Show>
            </div>
            <div class={css['side']}>
              <Show when={!isRoomy()}>
                <Turns showing={showing} seats={bounds.seats} nameOf={nameOf} />
              </Show>
              <Continue showing={showing} brought={props.brought} nameOf={nameOf} />
              <Log
                film={showing.film}
                last={showing.last()}
                end={showing.end()}
                telling={title.telling}
                icons={props.screen.logIcons}
                view={showing.view() ?? {}}
                eyes={showing.eyes()}
                step={showing.step()}
                nameOf={nameOf}
                goTo={showing.goTo}
                point={setPointed}
              />
            </div>
          </div>
        </Show>
      </div>
    </div>
  );
};

const Preparing: Component<{ readonly showing: Showing }> = props => (
  <div class={css['preparing']}>
    <Spinner />
    <p>{word('replay-preparing', { step: Math.max(0, props.showing.last()), of: props.showing.end() })}</p>
  </div>
);

/** Browsers do not let an address change all the time. */
const ADDRESS_PAUSE = 300;

/** Keeps in the address what is looked at, so that it can be shared, and is there again after a reload. */
function keepAddress({ wanted }: Pick<Showing, 'wanted'>): void {
  createEffect(
    on(
      wanted,
      look => {
        const writing = setTimeout(
          () => history.replaceState(history.state, '', addressOf(location.href, look)),
          ADDRESS_PAUSE,
        );
        onCleanup(() => clearTimeout(writing));
      },
      { defer: true },
    ),
  );
}
