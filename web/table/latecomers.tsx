import { type Component, createEffect, createSignal, For, on } from 'solid-js';
import { Button, toast } from '#kit';
import type { JoiningDoc } from '../../tables/protocol.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

type Latecomer = JoiningDoc['waiting'][number];

/** Latecomers: the host may refuse them, the other players see a toast. */
export const Latecomers: Component = () => {
  const table = useTable();
  const waiting = (): readonly Latecomer[] => table.doc().table.joining?.waiting ?? [];
  /** The latecomers the host has seen. */
  const [noted, setNoted] = createSignal<ReadonlySet<string>>(new Set());
  const fresh = (): readonly Latecomer[] =>
    table.isHost() ? waiting().filter(({ guest }) => !noted().has(guest)) : [];
  createEffect(
    on(
      waiting,
      (now, before = now) => {
        // a guest who cancels and asks again is announced again
        setNoted(known => new Set([...known].filter(guest => now.some(one => one.guest === guest))));
        if (table.isHost() || table.doc().you.seat === null) return;
        for (const { guest, name } of now)
          if (!before.some(one => one.guest === guest)) toast(word('table-joins', { name }));
      },
      { defer: true },
    ),
  );
  return (
    <For each={fresh()}>
      {({ guest, name }) => (
        <p class={style['banner']}>
          <span>{word('table-joins', { name })}</span>
          <Button kind="primary" size="small" onClick={() => setNoted(known => new Set([...known, guest]))}>
            {word('table-joins-ok')}
          </Button>
          <Button
            size="small"
            aria-label={word('table-turn-away-name', { name })}
            onClick={() => void table.send({ do: 'cancelJoin', guest })}
          >
            {word('table-turn-away')}
          </Button>
        </p>
      )}
    </For>
  );
};
