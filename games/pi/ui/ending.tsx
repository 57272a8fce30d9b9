import warsaw from './covers/07.svg';
import city from './covers/pi.svg';
import css from './ending.module.css';
import { type Component, createMemo, For, Show } from 'solid-js';
import type { Seat } from '#kernel';
import { Disclosure, type ScoreRow, ScoreSheet } from '#kit';
import { KINDS } from '../rules/edition.ts';
import { ranking, totalOf } from '../rules/ranking.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Event } from '../rules/state.ts';
import { nameOf, themed } from '../telling/names.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { createDesk, type Desk, DeskContext, useDesk } from './desk.ts';
import { themeClassOf } from './names.ts';
import { Drawing } from './pieces.tsx';
import { ChapterTable } from './chapter-end-page.tsx';
import type { BoardProps } from './props.ts';

const COVERS = { pi: city, '07': warsaw };

/** The front page of the morning after: the winner in the headline, the score, and the reader's cases. */
export const Ending: Component<BoardProps> = props => {
  const desk = createDesk(props);
  const result = createMemo(() => ranking(desk.open()));
  const chapters = createMemo(() =>
    chaptersOf(
      desk.view(),
      (props.heard ?? []).map(({ event }) => event as Event),
    ),
  );
  /** PI-16.3, PI-16.4: equal totals are decided by investigators left, then by penalties. */
  const isTied = createMemo(() => new Set(result().points).size < result().points.length);
  /** The seat whose cases are on the front page: the viewer's, or, for a spectator, the winner's. */
  const whose = (): Seat => desk.seat() ?? result().winners[0] ?? 0;
  return (
    <DeskContext.Provider value={desk}>
      <article class={`${css['paper']} ${themeClassOf(desk.edition())}`} data-edition={desk.edition()}>
        <header class={css['masthead']}>
          <p>{desk.word('board-paper-edition')}</p>
          <p class={css['name']}>{desk.say(themed(desk.open(), 'board-paper-name'))}</p>
          <p>{desk.word('board-paper-cases', { count: desk.town().investigations })}</p>
        </header>
        <h3 class={css['headline']}>{headlineOf(desk, result().winners)}</h3>
        <Show when={result().winners[0] !== undefined}>
          <p class={css['deck']}>{deckOf(desk, result().winners[0] ?? 0)}</p>
        </Show>
        <div class={css['middle']}>
          <img class={css['photo']} src={COVERS[desk.edition()]} alt="" />
          <ScoreSheet
            caption={desk.word('board-final')}
            rows={scoresIn(desk, chapters())}
            partName={part => String(part + 1)}
            otherName={desk.word('board-col-penalty')}
          />
        </div>
        <Show when={isTied()}>
          <p class={css['soft']}>{desk.say(themed(desk.open(), 'board-tie'))}</p>
        </Show>
        <MyCases chapters={chapters()} seat={whose()} />
        <div class={css['all']}>
          <Disclosure summary={desk.word('board-all-cases')}>
            <For each={chapters()}>
              {chapter => (
                <>
                  <h4>{desk.word('board-chapter', { investigation: chapter.investigation })}</h4>
                  <ChapterTable chapter={chapter} />
                </>
              )}
            </For>
          </Disclosure>
        </div>
      </article>
    </DeskContext.Provider>
  );
};

const headlineOf = (desk: Desk, winners: readonly Seat[]): string =>
  winners.length === 0
    ? desk.say(themed(desk.open(), 'board-headline-none'))
    : desk.say(
        themed(desk.open(), 'board-headline', {
          count: winners.length,
          names: { list: winners.map(seat => ({ seat })) },
        }),
      );

/** The winner's points, and whether the record is clean. */
function deckOf(desk: Desk, winner: Seat): string {
  const solver = solverAt(desk.open(), winner);
  const points = desk.word('board-deck', { points: totalOf(solver) });
  return solver.penalty === 0 ? `${points} ${desk.word('board-deck-clean')}` : points;
}

/** The score sheet, best first (PI-16.3, PI-16.4). */
function scoresIn(desk: Desk, chapters: readonly Chapter[]): ScoreRow[] {
  const { ranks, winners } = ranking(desk.open());
  return desk
    .seats()
    .toSorted((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
    .map(seat => ({
      seat,
      name: desk.props.seats[seat]?.name ?? '',
      isMe: desk.seat() === seat && desk.props.clock !== null,
      parts: chapters.map(({ seats }) => seats[seat]?.points ?? 0),
      other: -solverAt(desk.open(), seat).penalty,
      total: totalOf(solverAt(desk.open(), seat)),
      isMarked: winners.includes(seat),
    }));
}

/** The cases of one player, each with its stamp and points. */
const MyCases: Component<{ chapters: readonly Chapter[]; seat: Seat }> = props => {
  const desk = useDesk();
  const title = (): string =>
    desk.seat() === props.seat
      ? desk.word('board-my-cases')
      : desk.word('board-cases-of', { seat: { seat: props.seat } });
  return (
    <section class={css['cases']} aria-label={title()}>
      <h4>{title()}</h4>
      <ol>
        <For each={props.chapters}>
          {(chapter, at) => {
            const own = () => chapter.seats[props.seat];
            return (
              <Show when={own()}>
                {mine => (
                  <li style={{ '--at': at() }}>
                    <p>{desk.word('board-chapter', { investigation: chapter.investigation })}</p>
                    <ul class={css['tiles']}>
                      <For each={KINDS}>
                        {kind => {
                          const name = () => desk.say(nameOf(kind, mine().case[kind]));
                          return (
                            <li data-kind={kind} title={name()}>
                              <Drawing edition={desk.edition()} kind={kind} element={mine().case[kind]} />
                              <span class="visually-hidden">{name()}</span>
                            </li>
                          );
                        }}
                      </For>
                    </ul>
                    <p class={css['how']}>{howOf(desk, mine().outcome)}</p>
                    <span class={css['stamp']} data-none={mine().points === 0}>
                      {desk.word('board-gain', { points: mine().points })}
                    </span>
                  </li>
                )}
              </Show>
            );
          }}
        </For>
      </ol>
    </section>
  );
};

function howOf(desk: Desk, outcome: Chapter['seats'][number]['outcome']): string {
  if (outcome === null) return '';
  return outcome.type === 'solved'
    ? desk.word('board-bar-round', { round: outcome.round })
    : desk.word('board-unsolved');
}
