import { type Component, createEffect, createMemo, createSignal, onCleanup, Show, Suspense } from 'solid-js';
import { fetchLater, lazyPart } from '#kit';
import { useDesk } from './desk.ts';

const ChapterEndPage = lazyPart(async () => (await import('./chapter-end-page.tsx')).ChapterEndPage);

/** The end of the last investigation, until it is closed. The next one is already dealt. */
export const ChapterEnd: Component = () => {
  const desk = useDesk();
  fetchLater([ChapterEndPage]);
  const [closed, setClosed] = createSignal(0);
  /** The number of the investigation that has just ended; 0: none. */
  const ended = createMemo((): number => {
    const { open } = desk;
    const isFresh = open().round === 1 && !open().over && desk.props.isLive;
    return isFresh ? open().past.length : 0;
  });
  /** Shown after the last moments; new moments wait while it is open. */
  const shown = createMemo(() => (desk.isChapterAhead() || closed() === ended() ? 0 : ended()));
  createEffect(() => {
    if (!shown()) return;
    desk.holdMoments();
    onCleanup(() => desk.resumeMoments());
  });
  return (
    <Show when={shown()}>
      {investigation => (
        <Suspense>
          <ChapterEndPage investigation={investigation()} onContinue={() => setClosed(investigation())} />
        </Suspense>
      )}
    </Show>
  );
};
