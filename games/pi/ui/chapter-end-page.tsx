import { type Component, createMemo, For, Show } from 'solid-js';
import { Button, byTotal, CountUp, Overlay, type ScoreRow, ScoreSheet, SeatBadge, SeatMark, seatColour } from '#kit';
import type { Seat } from '#kernel';
import { KINDS } from '../rules/edition.ts';
import { totalOf } from '../rules/ranking.ts';
import { solverAt } from '../rules/rounds.ts';
import { holderOf } from '../rules/neighbours.ts';
import type { Event } from '../rules/state.ts';
import { kindWord, nameOf } from '../telling/names.ts';
import { type Chapter, chaptersOf, chapterTitle, type CaseOutcome } from './chapters.ts';
import { type Desk, useDesk } from './desk.ts';
import { themeClassOf } from './names.ts';
import { Drawing } from './pieces.tsx';
import css from './chapter-end-page.module.css';

/** The end of an investigation, over the whole table. */
export const ChapterEndPage: Component<{ investigation: number; onContinue(): void }> = props => {
  const desk = useDesk();
  const chapter = createMemo(() => {
    const events = (desk.props.heard ?? []).map(({ event }) => event as Event);
    return chaptersOf(desk.view(), events).find(({ investigation }) => investigation === props.investigation);
  });
  const over = (): string =>
    desk.word('board-chapter-over', {
      investigation: props.investigation,
      investigations: desk.town().investigations,
    });
  const others = (): readonly Seat[] => desk.seats().filter(seat => seat !== desk.seat());
  return (
    <Overlay label={over()} isFilled>
      <div class={`${css['chapter']} ${themeClassOf(desk.edition())}`} data-chapter={props.investigation}>
        <Show when={chapter()}>
          {now => (
            <>
              <header class={css['head']}>
                <p>{over()}</p>
                <h2>{desk.word(chapterTitle(now(), desk.seat()))}</h2>
              </header>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
              <section class={css['content']} aria-label={over()} tabindex="0">
                <Show when={desk.seat() !== undefined ? now().seats[desk.seat() ?? 0] : undefined}>
                  {mine => <MyChapterCase mine={mine()} seat={desk.seat() ?? 0} />}
                </Show>
                <ul class={css['others']}>
                  <For each={others()}>{seat => <OtherCase chapter={now()} seat={seat} />}</For>
                </ul>
                <Totals chapter={now()} />
              </section>
            </>
          )}
        </Show>
        <footer class={css['foot']}>
          <Button kind="primary" size="large" onClick={() => props.onContinue()}>
            {desk.word('board-continue')}
          </Button>
        </footer>
      </div>
    </Overlay>
  );
};

type ChapterSeat = Chapter['seats'][number];

/** The viewer's case, large, with a stamp and its points. */
const MyChapterCase: Component<{ mine: ChapterSeat; seat: Seat }> = props => {
  const desk = useDesk();
  const holder = (): Seat => holderOf(props.seat, desk.open().solvers.length);
  return (
    <div class={css['mine']}>
      <div class={css['whose']}>
        <p>
          <SeatMark seat={props.seat} />
          <b>{desk.word('board-chapter-mine')}</b>
        </p>
        <p>
          {props.mine.outcome && `${sayOutcome(desk, props.mine.outcome)} `}
          {desk.word('board-chapter-held', { seat: { seat: holder() } })}
        </p>
      </div>
      <ul class={css['cards']}>
        <For each={KINDS}>
          {(kind, at) => (
            <li data-kind={kind} style={{ '--at': at() }}>
              <small>{desk.say(kindWord(desk.open(), kind))}</small>
              <span class={css['picture']}>
                <Drawing edition={desk.edition()} kind={kind} element={props.mine.case[kind]} />
              </span>
              <b>{desk.say(nameOf(kind, props.mine.case[kind]))}</b>
            </li>
          )}
        </For>
        <li class={css['stamp']} data-solved={props.mine.outcome?.type === 'solved'} aria-hidden="true">
          {desk.word(props.mine.outcome?.type === 'solved' ? 'board-stamp-solved' : 'board-stamp-unsolved')}
        </li>
      </ul>
      <p class={css['plus']}>
        <CountUp to={props.mine.points} after={700} write={points => desk.word('board-gain', { points })} />
      </p>
    </div>
  );
};

/** Another player's case and its points. */
const OtherCase: Component<{ chapter: Chapter; seat: Seat }> = props => {
  const desk = useDesk();
  const one = (): ChapterSeat | undefined => props.chapter.seats[props.seat];
  return (
    <Show when={one()}>
      {seat => (
        <li class={css['other']} style={{ '--by': seatColour(props.seat) }}>
          <p class={css['name']}>
            <SeatBadge seat={props.seat} name={desk.props.seats[props.seat]?.name ?? ''} />
            <b>{desk.word('board-gain', { points: seat().points })}</b>
          </p>
          <CaseTiles seat={seat()} />
          <p class={css['outcome']} data-solved={seat().outcome?.type === 'solved'}>
            {seat().outcome && sayOutcome(desk, seat().outcome ?? { type: 'unsolved' })}
          </p>
        </li>
      )}
    </Show>
  );
};

const CaseTiles: Component<{ seat: ChapterSeat }> = props => {
  const desk = useDesk();
  return (
    <ul class={css['tiles']}>
      <For each={KINDS}>
        {kind => (
          <li data-kind={kind}>
            <Drawing edition={desk.edition()} kind={kind} element={props.seat.case[kind]} />
            <span>{desk.say(nameOf(kind, props.seat.case[kind]))}</span>
          </li>
        )}
      </For>
    </ul>
  );
};

/** Everybody's total as a bar, with what this investigation brought in bright. */
const Totals: Component<{ chapter: Chapter }> = props => {
  const desk = useDesk();
  const rows = createMemo((): ScoreRow[] =>
    desk.seats().map(seat => ({
      seat,
      name: desk.props.seats[seat]?.name ?? '',
      isMe: desk.seat() === seat,
      parts: [],
      gain: props.chapter.seats[seat]?.points ?? 0,
      total: totalOf(solverAt(desk.open(), seat)),
    })),
  );
  return (
    <div class={css['totals']}>
      <ScoreSheet isBrief hasBars caption={desk.word('board-final')} rows={byTotal(rows())} partName={String} />
    </div>
  );
};

/** Every case of an investigation: who solved it, when, and its points. */
export const ChapterTable: Component<{ chapter: Chapter }> = props => {
  const desk = useDesk();
  return (
    <ul class={css['table']}>
      <For each={props.chapter.seats}>
        {(one, seat) => (
          <li>
            <p class={css['name']}>
              <SeatBadge seat={seat()} name={desk.props.seats[seat()]?.name ?? ''} isMe={desk.seat() === seat()} />
              <b>{desk.word('board-total', { points: one.points })}</b>
            </p>
            <CaseTiles seat={one} />
            <p class={css['outcome']}>{one.outcome && sayOutcome(desk, one.outcome)}</p>
          </li>
        )}
      </For>
    </ul>
  );
};

function sayOutcome(desk: Desk, outcome: CaseOutcome): string {
  switch (outcome.type) {
    case 'solved':
      return desk.word('seat-solved', { round: outcome.round });
    case 'misled':
      return desk.word('seat-misled');
    case 'unsolved':
      return desk.word('board-unsolved');
  }
}
