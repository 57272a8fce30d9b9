import { type Component, createMemo, createSignal, For, lazy, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Button, Dialog, Panel, SeatMark } from '#kit';
import type { Seat } from '#kernel';
import { accusers, votersOn } from '../rules/round.ts';
import type { Action } from '../rules/state.ts';
import { OpenVote } from './ballot.tsx';
import { RoundClock } from './clock.tsx';
import { createDesk, DeskContext, createBoardMoments, useDesk } from './desk.ts';
import { THEME_CLASS } from './theme.ts';
import { Places } from './places.tsx';
import { Players } from './players.tsx';
import { RoundReport, Scores } from './report.tsx';
import { CurrentQuestion, Transcript } from './talk.tsx';
import type { SharedBoardProps } from './props.ts';
import css from './shared.module.css';

/** Loaded on large fixed screens only. */
const Wall = lazy(async () => ({ default: (await import('./big-screen.tsx')).BigScreen }));

/** Whether the screen is large enough to be looked at from across the room. */
function createIsLarge(): () => boolean {
  const query = matchMedia('(min-width: 56rem) and (min-height: 30rem)');
  const [isLarge, setLarge] = createSignal(query.matches);
  const look = (): void => void setLarge(query.matches);
  onMount(() => query.addEventListener('change', look));
  onCleanup(() => query.removeEventListener('change', look));
  return isLarge;
}

/** The screen for everyone in the room: clock, conversation, votes and score. It shows no cards. */
export const Shared: Component<SharedBoardProps> = props => {
  const desk = createDesk(props, () => 'wide');
  const moments = createBoardMoments(desk);
  const isLarge = createIsLarge();
  const isWall = (): boolean => props.isFixed && isLarge();
  const isOver = (): boolean => desk.open().stage === 'over';
  const last = createMemo(() => {
    const { stage, past } = desk.open();
    const isEnded = stage === 'dealt' || stage === 'over';
    // only the big screen shows the moments before the reveal
    return isEnded && (!isWall() || moments.isEndReached(past.length)) ? past.at(-1) : undefined;
  });
  /** Whether the transcript is shown: not between rounds, and not in spoken games. */
  const isTold = (): boolean => !last() && desk.open().options.conversation !== 'spoken';
  return (
    <DeskContext.Provider value={desk}>
      <div class={`${css['shared']} ${THEME_CLASS}`}>
        <Show when={!isWall()} fallback={<Wall last={last()} moments={moments} />}>
          <div class={css['columns']}>
            <div class={css['stack']}>
              {/* an accusation is for the whole room, before anything else */}
              <OpenVote />
              <Show when={!isOver()}>
                <section class={css['now']}>
                  <h2 class={css['round']}>
                    {desk.word('board-round-of', { round: desk.open().round, rounds: desk.open().options.rounds })}
                  </h2>
                  <RoundClock screen={desk.props} />
                  <div role="status">
                    {/* the ballot shows an open vote */}
                    <Show when={desk.open().motion === null}>
                      <CurrentQuestion />
                    </Show>
                  </div>
                  <Show when={props.playFor}>
                    {playFor => <OpenActions play={(seat, action) => playFor()(seat, action)} />}
                  </Show>
                </section>
                {props.below?.()}
              </Show>
              <Show when={isTold()}>
                <Transcript />
              </Show>
              <Show when={last()}>
                {round => (
                  <Panel title={desk.word('board-report', { round: desk.open().past.length })} level={3}>
                    <RoundReport round={round()} />
                  </Panel>
                )}
              </Show>
            </div>
            <div class={css['stack']}>
              <Sheets isOver={isOver()} />
            </div>
          </div>
        </Show>
      </div>
    </DeskContext.Provider>
  );
};

/** How everybody stands, and what each round brought. */
const Sheets: Component<{ readonly isOver: boolean }> = props => {
  const desk = useDesk();
  return (
    <>
      <Show when={!props.isOver}>
        <Panel title={desk.word('section-seats')} level={3}>
          <Players layout="column" />
        </Panel>
      </Show>
      <Show when={desk.open().past.length > 0}>
        <Panel title={desk.word('board-scores')} level={3}>
          <Scores />
        </Panel>
      </Show>
      <Show when={!props.isOver}>
        <Panel>
          <h3>{desk.word('section-places')}</h3>
          <Places />
        </Panel>
      </Show>
    </>
  );
};

/** The actions made in the open on a shared device: clock, question, answer. */
const OpenActions: Component<{ play(seat: Seat, action: Action): Promise<unknown> }> = props => {
  const desk = useDesk();
  /** Continues for all players at once. */
  async function continueAll(): Promise<void> {
    for (const seat of desk.props.awaited) await props.play(seat, { type: 'continue' });
  }
  const isSpoken = (): boolean => desk.open().options.conversation === 'spoken';
  return (
    <>
      <Switch>
        <Match when={desk.isRevealing()}>
          <Button kind="primary" size="large" wide icon="forward" onClick={() => void continueAll()}>
            {desk.word('offer-continue')}
          </Button>
        </Match>
        <Match when={desk.open().stage === 'dealt'}>
          <Button
            kind="primary"
            size="large"
            wide
            icon="clock"
            onClick={() => void props.play(desk.open().dealer, { type: 'start' })}
          >
            {desk.word('offer-start')}
          </Button>
        </Match>
        <Match when={isSpoken() && desk.isTalking() && desk.pending()} keyed>
          {({ to }) => (
            <Button
              kind="primary"
              size="large"
              wide
              icon="check"
              onClick={() => void props.play(to, { type: 'answer', answer: null })}
            >
              {desk.word('board-answered-by', { seat: { seat: to } })}
            </Button>
          )}
        </Match>
        <Match when={isSpoken() && desk.askable().length > 0}>
          <p id="shared-ask">{desk.word('board-ask-spoken')}</p>
          <ul class={css['askable']} aria-labelledby="shared-ask">
            <For each={desk.askable()}>
              {seat => (
                <li>
                  <button
                    type="button"
                    class={css['whom']}
                    aria-label={desk.word('board-ask', { to: { seat } })}
                    onClick={() => void props.play(desk.holder(), { type: 'ask', to: seat, question: null })}
                  >
                    <SeatMark seat={seat} />
                    <bdi>{desk.nameOf(seat)}</bdi>
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Match>
      </Switch>
      <Show when={desk.isTalking()}>
        <OpenAccusation play={(seat, action) => props.play(seat, action)} />
      </Show>
    </>
  );
};

/** Who accuses whom, said aloud and entered in front of everybody. */
const OpenAccusation: Component<{ play(seat: Seat, action: Action): Promise<unknown> }> = props => {
  const desk = useDesk();
  const [isOpen, setOpen] = createSignal(false);
  const [by, setBy] = createSignal<Seat | null>(null);
  const [suspect, setSuspect] = createSignal<Seat | null>(null);
  const able = createMemo(() => desk.seats().filter(seat => !accusers(desk.open()).includes(seat)));
  const suspects = createMemo(() => votersOn(by() ?? -1, desk.open().seats));
  const isReady = (): boolean => by() !== null && suspect() !== null && suspect() !== by();
  function open(): void {
    setBy(null);
    setSuspect(null);
    setOpen(true);
  }
  async function accuse(): Promise<void> {
    const [accuser, accused] = [by(), suspect()];
    if (accuser === null || accused === null) return;
    setOpen(false);
    await props.play(accuser, { type: 'accuse', suspect: accused });
  }
  return (
    <Show when={able().length > 0}>
      <Button wide icon="hand" onClick={open}>
        {desk.word('board-accuse-open')}
      </Button>
      <Dialog open={isOpen()} title={desk.word('board-accuse')} onClose={() => setOpen(false)}>
        <div class={css['stack']}>
          <p>{desk.word('board-accuse-warning')}</p>
          <People legend={desk.word('board-accuse-by')} name="accuser" seats={able()} chosen={by()} onChoose={setBy} />
          <People
            legend={desk.word('blank-suspect')}
            name="suspect"
            seats={suspects()}
            chosen={suspect()}
            onChoose={setSuspect}
          />
          <Button wide kind="primary" icon="target" disabled={!isReady()} onClick={() => void accuse()}>
            {isReady()
              ? desk.word('board-accuse-do', { suspect: { seat: suspect() ?? 0 } })
              : desk.word('board-accuse-whom')}
          </Button>
        </div>
      </Dialog>
    </Show>
  );
};

interface PeopleProps {
  readonly legend: string;
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly chosen: Seat | null; // null: not chosen yet
  onChoose(seat: Seat): void;
}

const People: Component<PeopleProps> = props => {
  const desk = useDesk();
  return (
    <fieldset class={css['people']}>
      <legend>{props.legend}</legend>
      <For each={props.seats}>
        {seat => (
          <label>
            <input
              type="radio"
              name={props.name}
              checked={props.chosen === seat}
              onChange={() => props.onChoose(seat)}
            />
            <SeatMark seat={seat} />
            <bdi>{desk.nameOf(seat)}</bdi>
          </label>
        )}
      </For>
    </fieldset>
  );
};
