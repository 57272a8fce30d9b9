import { type Component, createEffect, createMemo, createSignal, on, onCleanup, Show, Suspense } from 'solid-js';
import { lazyPart } from '#kit';
import type { Round } from '../rules/state.ts';
import { type BoardMoments, useDesk } from './desk.ts';
import { THEME_CLASS } from './theme.ts';
import css from './reveal.module.css';

/** There is none before the end of the first round. */
export const RevealPage = lazyPart(async () => (await import('./reveal-page.tsx')).RevealPage);

/**
 * The end of a round, over the whole window: the place, the spy, the outcome, every role and the points. It stays until
 * its reader continues, or until the next round begins (SPY-2.9). The last round of a match is shown once, to those who
 * were there; after it comes the end of the match.
 */
export const Reveal: Component<{ readonly moments: BoardMoments }> = props => {
  const desk = useDesk();
  const [seen, setSeen] = createSignal(desk.open().stage === 'over' ? desk.open().past.length : 0);
  const [lifted, setLifted] = createSignal(0);
  const number = (): number => desk.open().past.length;
  const isOver = (): boolean => desk.open().stage === 'over';
  const isPlayer = (): boolean => desk.seat() !== undefined && desk.props.clock !== null;
  const isShown = createMemo((): boolean => {
    if (!isPlayer() || number() === 0 || !props.moments.isEndReached(number())) return false;
    if (isOver()) return seen() < number();
    return desk.isRevealing() && desk.mayContinue() && lifted() < number();
  });
  createEffect(on(desk.revealAgain, () => setLifted(0), { defer: true }));
  const round = createMemo((): Round | undefined => desk.open().past.at(-1));

  // pauses the moments while it is open
  createEffect(() => (isShown() ? props.moments.pause() : props.moments.resume()));

  let dialog: HTMLDialogElement | undefined;
  createEffect(() => {
    if (!dialog || isShown() === dialog.open) return;
    if (!isShown()) return dialog.close();
    dialog.showModal();
  });
  onCleanup(() => dialog?.close());

  function goOn(): void {
    if (isOver()) setSeen(number());
    else void desk.play({ type: 'continue' });
  }
  function lift(): void {
    if (isOver()) setSeen(number());
    else setLifted(number());
  }
  return (
    <dialog
      class={`${css['reveal']} ${THEME_CLASS}`}
      aria-labelledby="spyfall-reveal"
      data-reveal
      ref={element => {
        dialog = element;
      }}
      onCancel={event => {
        event.preventDefault();
        lift();
      }}
    >
      <Show when={isShown() && round()}>
        {ended => (
          <Suspense>
            <RevealPage round={ended()} onContinue={goOn} onLift={lift} />
          </Suspense>
        )}
      </Show>
    </dialog>
  );
};
