import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMomentQueue, type MomentPace, type StagedMoment } from './queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ME = 0;
const OTHER = 1;

type Made = Partial<StagedMoment<string>> & { readonly n?: number };

/** A move of another player by default; each call is a separate move. */
let made = 0;
const moment = (name: string, { n = ++made, ...more }: Made = {}): StagedMoment<string> => ({
  key: name,
  heard: { n, event: { name } },
  by: OTHER,
  content: name,
  in: 300,
  hold: 700,
  out: 0,
  isMine: false,
  ...more,
});
/** An answer to me. */
const answer = (name: string, more: Made = {}): StagedMoment<string> =>
  moment(name, { by: ME, in: 320, hold: 1_500, out: 260, isMine: true, ...more });

function open() {
  const surroundings = { pace: 'normal' as MomentPace, isHidden: false, pauseAt: '' };
  const began: string[] = [];
  const sounds: string[] = [];
  const said: string[] = [];
  const queue = createMomentQueue<string>({
    pace: () => surroundings.pace,
    me: () => ME,
    isHidden: () => surroundings.isHidden,
    playSound: ({ content, sound }) => {
      if (sound) sounds.push(`${content}: ${sound}`);
    },
    announce: sentence => void said.push(sentence),
    began: ({ content }) => {
      began.push(content);
      if (content === surroundings.pauseAt) queue.pause();
    },
  });
  const now = (): string => {
    const shown = queue.shown();
    return shown ? `${shown.moment.content} ${shown.phase}` : '';
  };
  /** Lets time pass, and returns the moment shown then. */
  const after = (milliseconds: number): string => {
    vi.advanceTimersByTime(milliseconds);
    return now();
  };
  const isBusy = (): boolean => now() !== '' || queue.waiting() > 0;
  /** How long it takes until nothing is shown and nothing waits. */
  const untilDone = (): number => {
    for (let passed = 0; passed <= 100_000; passed += 10) {
      if (!isBusy()) return passed;
      vi.advanceTimersByTime(10);
    }
    return Number.POSITIVE_INFINITY;
  };
  const setHidden = (isHidden: boolean): void => {
    surroundings.isHidden = isHidden;
    queue.visibilityChanged();
  };
  return { ...queue, surroundings, began, sounds, said, now, after, untilDone, setHidden };
}

const many = (count: number, more: Made = {}): StagedMoment<string>[] =>
  Array.from({ length: count }, (_, at) => moment(`${at}`, more));

describe('Moments', () => {
  test('go through their phases, one after the other and never two at once', () => {
    const stage = open();
    stage.add([moment('a', { out: 100 }), moment('b')]);
    expect([stage.now(), stage.waiting()]).toEqual(['a in', 1]);
    expect(stage.after(299)).toBe('a in');
    expect(stage.after(1)).toBe('a hold');
    expect(stage.after(699)).toBe('a hold');
    expect(stage.after(1)).toBe('a out');
    expect(stage.after(100)).toBe('b in');
    expect(stage.after(300)).toBe('b hold');
    expect(stage.after(700)).toBe('');
  });

  test('keep the order of their events, and none is dropped', () => {
    const stage = open();
    stage.add(many(3));
    stage.after(500);
    stage.add([moment('late')]);
    stage.add([moment('later')]);
    stage.untilDone();
    expect(stage.began).toEqual(['0', '1', '2', 'late', 'later']);
  });

  test('carry their event, its number and who did it', () => {
    const stage = open();
    stage.add([moment('a', { n: 7 })]);
    expect(stage.shown()?.moment).toMatchObject({ heard: { n: 7, event: { name: 'a' } }, by: OTHER });
  });

  test('have their sound and their sentence as they begin, not before', () => {
    const stage = open();
    stage.add([moment('a', { sound: 'move', sentence: 'A moved.' }), moment('b', { sound: 'vote', sentence: 'B.' })]);
    expect([stage.sounds, stage.said]).toEqual([['a: move'], ['A moved.']]);
    stage.after(1_000);
    expect([stage.sounds, stage.said]).toEqual([
      ['a: move', 'b: vote'],
      ['A moved.', 'B.'],
    ]);
  });

  test('are forgotten when the queue is cleared', () => {
    const stage = open();
    stage.add(many(3));
    stage.clear();
    expect([stage.now(), stage.waiting(), stage.after(5_000)]).toEqual(['', 0, '']);
    expect(stage.began).toEqual(['0']);
  });
});

describe('A tap', () => {
  test('goes on to the next moment, and no further', () => {
    const stage = open();
    stage.add(many(3));
    stage.hurry();
    expect(stage.now()).toBe('1 in');
    stage.after(400);
    stage.hurry();
    expect(stage.now()).toBe('2 in');
    expect(stage.after(299)).toBe('2 in');
    expect(stage.began).toEqual(['0', '1', '2']);
  });

  test('keeps a moment about me for 1,500 ms', () => {
    const stage = open();
    stage.add([answer('mine', { hold: 1_800 }), moment('next')]);
    stage.hurry();
    expect(stage.now()).toBe('mine in');
    expect(stage.after(320)).toBe('mine hold');
    expect(stage.after(1_499)).toBe('mine hold');
    expect(stage.after(1)).toBe('mine out');
    expect(stage.after(260)).toBe('next in');
  });

  test('after 1,500 ms ends a hold of mine at once', () => {
    const stage = open();
    stage.add([answer('mine', { hold: 1_800 })]);
    stage.after(320 + 1_600);
    stage.hurry();
    expect(stage.now()).toBe('mine out');
  });

  test('does not end a moment that began after it, such as one behind an overlay that it closed', () => {
    const stage = open();
    stage.add(many(2));
    const tapped = stage.shown()?.moment;
    stage.after(1_000);
    stage.hurry(tapped);
    expect(stage.now()).toBe('1 in');
  });

  test('does nothing where nothing is shown', () => {
    const stage = open();
    stage.hurry();
    stage.add([moment('a')]);
    expect(stage.now()).toBe('a in');
  });
});

describe('An answer held until the next move', () => {
  const held = (): StagedMoment<string> => answer('mine', { n: 5, holdUntil: 'move' });

  test('stays, though more of the same move waits', () => {
    const stage = open();
    stage.add([held(), moment('refill', { n: 5 })]);
    expect(stage.after(60_000)).toBe('mine hold');
  });

  test('ends with a tap', () => {
    const stage = open();
    stage.add([held(), moment('refill', { n: 5 })]);
    stage.after(60_000);
    stage.hurry();
    expect(stage.now()).toBe('mine out');
    expect(stage.after(260)).toBe('refill in');
  });

  test('ends when a player moves, but not before its minimum time', () => {
    const stage = open();
    stage.add([held()]);
    stage.after(1_000);
    stage.add([moment('next', { n: 6 })]);
    expect(stage.after(319 + 500)).toBe('mine hold');
    expect(stage.after(1)).toBe('mine out');
    stage.clear();
    stage.add([held()]);
    expect(stage.after(10_000)).toBe('mine hold');
    stage.add([moment('next', { n: 6 })]);
    expect(stage.now()).toBe('mine out');
  });

  test('ends when something about me waits, even of the same move', () => {
    const stage = open();
    stage.add([held(), moment('my turn', { n: 5, isMine: true })]);
    expect(stage.after(320 + 1_500)).toBe('mine out');
  });

  test('held until a tap, it waits for nothing else', () => {
    const stage = open();
    stage.add([answer('mine', { holdUntil: 'tap' }), moment('next')]);
    expect(stage.after(60_000)).toBe('mine hold');
    stage.hurry();
    expect(stage.now()).toBe('mine out');
  });
});

describe('The pace', () => {
  test.each([
    ['slow', 1_600],
    ['normal', 1_000],
    ['fast', 500],
    ['off', 0],
  ] as const)('%s: a move of another player takes %i ms', (pace, takes) => {
    const stage = open();
    stage.surroundings.pace = pace;
    stage.add([moment('a')]);
    expect(stage.untilDone()).toBe(takes);
  });

  test('off: moments still happen in order, with sounds and sentences', () => {
    const stage = open();
    stage.surroundings.pace = 'off';
    stage.add([
      answer('mine', { sentence: 'Mine.', sound: 'right', holdUntil: 'tap' }),
      moment('a', { sentence: 'A.', sound: 'move' }),
    ]);
    expect(stage.began).toEqual(['mine', 'a']);
    expect(stage.said).toEqual(['Mine.', 'A.']);
    expect(stage.sounds).toEqual(['mine: right', 'a: move']);
  });

  test('off: what began can still pause the queue', () => {
    const stage = open();
    stage.surroundings.pace = 'off';
    stage.surroundings.pauseAt = 'chapter';
    stage.add([moment('a'), moment('chapter'), moment('b')]);
    expect([stage.began, stage.now()]).toEqual([['a', 'chapter'], 'chapter in']);
    stage.resume();
    expect([stage.began, stage.now()]).toEqual([['a', 'chapter', 'b'], '']);
  });
});

describe('A backlog', () => {
  test('of twelve is played in full', () => {
    const stage = open();
    stage.add([moment('first'), ...many(11)]);
    expect(stage.untilDone()).toBe(12_000);
  });

  test.each(['slow', 'normal', 'fast'] as const)(
    'of sixty takes 8 s at most, at the pace %s, and drops nothing',
    pace => {
      const stage = open();
      stage.surroundings.pace = pace;
      const all = many(60);
      // as they come after a reconnect: in pieces
      stage.add(all.slice(0, 20));
      stage.add(all.slice(20));
      expect(stage.untilDone()).toBeLessThanOrEqual(8_000 + 1_600);
      expect(stage.began).toHaveLength(60);
    },
  );

  test('leaves their time to moments about me', () => {
    const stage = open();
    stage.add([...many(20), moment('mine', { isMine: true, hold: 1_500 }), ...many(20)]);
    let mine = 0;
    for (let passed = 0; passed < 20_000; passed += 10) {
      if (stage.now().startsWith('mine')) mine += 10;
      vi.advanceTimersByTime(10);
    }
    expect(mine).toBeGreaterThanOrEqual(1_790);
    expect(mine).toBeLessThanOrEqual(1_810);
  });

  test('does not keep a player waiting for the answer to their own question', () => {
    const stage = open();
    stage.add(many(6));
    stage.add([answer('mine')]);
    vi.advanceTimersByTime(2_000);
    expect(stage.now()).toMatch(/^mine/);
    expect(stage.began).toHaveLength(7);
  });
});

describe('While an overlay is open', () => {
  test('the queue waits, and goes on where it was', () => {
    const stage = open();
    stage.add(many(2));
    stage.after(200);
    stage.pause();
    expect(stage.after(60_000)).toBe('0 in');
    stage.add([moment('late')]);
    stage.hurry();
    expect(stage.now()).toBe('0 in');
    stage.resume();
    expect(stage.after(99)).toBe('0 in');
    expect(stage.after(1)).toBe('0 hold');
    stage.untilDone();
    expect(stage.began).toEqual(['0', '1', 'late']);
  });
});

describe('A hidden page', () => {
  test('plays nothing, and catches up in half the time when it is seen again', () => {
    const stage = open();
    stage.setHidden(true);
    stage.add([moment('a', { sound: 'move' }), moment('b', { sound: 'move' })]);
    expect([stage.after(60_000), stage.sounds, stage.began]).toEqual(['', [], []]);
    stage.setHidden(false);
    expect(stage.now()).toBe('a in');
    expect(stage.untilDone()).toBe(1_000);
    expect(stage.began).toEqual(['a', 'b']);
  });

  test('stops in the middle of a moment', () => {
    const stage = open();
    stage.add([moment('a')]);
    stage.after(200);
    stage.setHidden(true);
    expect(stage.after(60_000)).toBe('a in');
    stage.setHidden(false);
    expect(stage.after(99)).toBe('a in');
    expect(stage.after(1)).toBe('a hold');
  });

  test('still calls its player, once', () => {
    const stage = open();
    stage.setHidden(true);
    stage.add([moment('a', { sound: 'move' }), moment('turn', { isMine: true, by: null, sound: 'turn' })]);
    expect(stage.sounds).toEqual(['turn: turn']);
    stage.setHidden(false);
    stage.untilDone();
    expect(stage.sounds).toEqual(['turn: turn', 'a: move']);
  });
});

describe('My turn', () => {
  const turn = (): StagedMoment<string> => moment('turn', { isMine: true, by: null, in: 200, hold: 0, sound: 'turn' });

  test('is called after the moments of others', () => {
    const stage = open();
    stage.add([moment('a'), turn()]);
    expect(stage.sounds).toEqual([]);
    stage.after(1_000);
    expect(stage.sounds).toEqual(['turn: turn']);
  });

  test('is not called if I have moved already', () => {
    const stage = open();
    stage.add([moment('a'), turn()]);
    stage.add([answer('mine', { sound: 'move' })]);
    stage.untilDone();
    expect(stage.began).toEqual(['a', 'turn', 'mine']);
    expect(stage.sounds).toEqual(['mine: move']);
  });
});
