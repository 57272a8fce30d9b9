import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '../../screen/screen.ts';
import type { StagedMoment } from './queue.ts';
import { createUnshown } from './unshown.ts';

const heard = (n: number): HeardEvent => ({ n, event: {} });
/** Two moments for every event. */
const momentsOf = (fresh: readonly HeardEvent[]): StagedMoment<string>[] =>
  fresh.flatMap(one =>
    ['ask', 'answer'].map(what => ({
      key: `${one.n}.${what}`,
      heard: one,
      by: 0,
      content: `${one.n} ${what}`,
      in: 1,
      hold: 1,
      out: 1,
      isMine: false,
    })),
  );

function open(isReplay = false) {
  return createRoot(() => {
    const [news, setNews] = createSignal<readonly HeardEvent[]>([]);
    const unshown = createUnshown({ news, momentsOf, isReplay: () => isReplay });
    const list = (): string[] => unshown.unshown().map(({ content }) => content);
    return { setNews, ...unshown, list };
  });
}

describe('Events received and not shown yet', () => {
  test('are listed until their moment begins', () => {
    const stage = open();
    stage.setNews([heard(1)]);
    expect(stage.list()).toEqual(['1 ask', '1 answer']);
    const [ask, answer] = stage.arrived();
    if (ask) stage.began(ask);
    expect(stage.list()).toEqual(['1 answer']);
    if (answer) stage.began(answer);
    expect(stage.list()).toEqual([]);
  });

  test('stays when the news are cleared, and is not added twice', () => {
    const stage = open();
    const first = heard(1);
    stage.setNews([first]);
    stage.setNews([first, heard(2)]);
    expect(stage.list()).toEqual(['1 ask', '1 answer', '2 ask', '2 answer']);
    stage.setNews([]);
    expect(stage.list()).toHaveLength(4);
  });

  test('in a replay, a step clears the unshown events of the one before', () => {
    const stage = open(true);
    stage.setNews([heard(1)]);
    stage.setNews([heard(2)]);
    expect(stage.list()).toEqual(['2 ask', '2 answer']);
    stage.setNews([]);
    expect(stage.list()).toEqual([]);
  });
});
