import type { Component } from 'solid-js';
import { For } from 'solid-js';
import { BOXES } from '../boxes.ts';
import { word } from '../words/words.ts';
import { BoxCard } from './box.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';
import { FinishedMatches, MyTables, OpenTables } from './tables.tsx';

/** The front door: what can be played, with whom, and what is already under way. */
export const Home: Component = () => (
  <div class={css['home']}>
    <Hero />
    <div class={css['rooms']}>
      <MyTables />
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
      <FinishedMatches />
    </div>
  </div>
);
