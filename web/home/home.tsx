import { type Component, createSignal, For, onMount, Show, Suspense } from 'solid-js';
import { PanelBoundary, lazyPart } from '#kit';
import { BOXES } from '../boxes.ts';
import { word } from '../words/words.ts';
import { BoxCard } from './box.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';
import { OpenTables } from './open-tables.tsx';
import { hasPlayedHere, rememberedTables } from './history.ts';
import tables from './tables.module.css';

const FinishedMatches = lazyPart(async () => (await import('./my-lists.ts')).FinishedMatches);
const MyTables = lazyPart(async () => (await import('./my-lists.ts')).MyTables);

/** The home page: the titles, my tables and open tables. */
export const Home: Component = () => {
  const remembered = rememberedTables();
  const [hasPlayed, setPlayed] = createSignal(remembered > 0);
  onMount(() => void hasPlayedHere().then(isKnown => setPlayed(hasPlayed() || isKnown)));
  return (
    <div class={css['home']}>
      <Hero />
      <div class={css['rooms']}>
        <Show when={hasPlayed()}>
          <PanelBoundary>
            <Suspense fallback={<TablePlaceholders count={remembered} />}>
              <MyTables />
            </Suspense>
          </PanelBoundary>
        </Show>
        <section aria-labelledby="shelf">
          <h2 id="shelf">{word('home-shelf')}</h2>
          <ul class={css['shelf']}>
            <For each={BOXES}>
              {box => (
                <li>
                  <BoxCard box={box} />
                </li>
              )}
            </For>
          </ul>
        </section>
        <OpenTables />
        <Show when={hasPlayed()}>
          <PanelBoundary>
            <Suspense>
              <FinishedMatches />
            </Suspense>
          </PanelBoundary>
        </Show>
      </div>
    </div>
  );
};

/** Placeholders for my tables while they are loaded. */
const TablePlaceholders: Component<{ readonly count: number }> = props => (
  <Show when={props.count > 0}>
    <section aria-labelledby="mine">
      <h2 id="mine">{word('home-mine')}</h2>
      <ul class={tables['list']} aria-busy="true">
        <For each={Array.from({ length: props.count })}>{() => <li class={tables['place']} />}</For>
      </ul>
    </section>
  </Show>
);
