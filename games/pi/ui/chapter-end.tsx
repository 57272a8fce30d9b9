import { type Component, createEffect, createMemo, createSignal, onCleanup, Show, Suspense } from 'solid-js';
import { fetchLater, part } from '#kit';
import type { Event } from '../rules/state.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { useDesk } from './desk.ts';

const ChapterEnd = part(async () => (await import('./recap.tsx')).ChapterEnd);

/** The investigation that has just ended, until it is put away. The cards for the next one are dealt already. */
export const Recap: Component = () => {
  const desk = useDesk();
  fetchLater([ChapterEnd]);
  const [closed, setClosed] = createSignal(0);
  const chapters = () => chaptersOf(desk.view(), eventsOf(desk.props));
  const last = createMemo((): Chapter | undefined => {
    const { open } = desk;
    const isFresh = open().round === 1 && !open().over && desk.props.isLive;
    return isFresh ? chapters().at(-1) : undefined;
  });
  /** What led to the end is shown first; what happens while this is open is shown after it. */
  const shown = createMemo(() => (desk.isChapterAhead() || closed() === last()?.investigation ? undefined : last()));
  createEffect(() => {
    if (!shown()) return;
    desk.holdMoments();
    onCleanup(() => desk.resumeMoments());
  });
  return (
    <Show when={shown()}>
      {chapter => (
        <Suspense>
          <ChapterEnd chapter={chapter()} onContinue={() => setClosed(chapter().investigation)} />
        </Suspense>
      )}
    </Show>
  );
};

const eventsOf = ({ heard = [] }: { readonly heard?: readonly { readonly event: object }[] }): Event[] =>
  heard.map(({ event }) => event as Event);
