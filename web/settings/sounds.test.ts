import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSoundPlayer, type SoundName, SOUNDS } from './sounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen(isOn = (): boolean => true) {
  const out: string[] = [];
  const { play, playForTable, addBoard } = createSoundPlayer(
    { playTableSound: name => void out.push(name), vibrate: milliseconds => void out.push(`vibrates ${milliseconds}`) },
    isOn,
  );
  return { out, play, playForTable, addBoard };
}

describe('Sounds', () => {
  test('each is played', () => {
    const { out, play } = listen();
    for (const name of SOUNDS) play(name);
    expect(out.filter(one => SOUNDS.includes(one as SoundName))).toEqual(SOUNDS);
  });

  test('off: no sound and no vibration', () => {
    let isOn = false;
    const { out, play } = listen(() => isOn);
    for (const name of SOUNDS) play(name);
    expect(out).toEqual([]);
    isOn = true;
    play('vote');
    expect(out).toEqual(['vote']);
  });

  test('only my turn vibrates, once', () => {
    const { out, play } = listen();
    for (const name of SOUNDS) play(name);
    expect(out.filter(one => one.startsWith('vibrates'))).toEqual(['vibrates 60']);
    expect(out.slice(0, 2)).toEqual(['turn', 'vibrates 60']);
  });

  test('the table plays no sounds for a board with its own', () => {
    const { out, play, playForTable, addBoard } = listen();
    playForTable('vote');
    const leave = addBoard();
    playForTable('end');
    play('move');
    leave();
    playForTable('right');
    expect(out).toEqual(['vote', 'move', 'right']);
  });

  test('the same sound is not started twice at once, other sounds are', () => {
    const { out, play } = listen();
    play('move');
    vi.advanceTimersByTime(100);
    play('move');
    play('right');
    vi.advanceTimersByTime(200);
    play('move');
    expect(out).toEqual(['move', 'right', 'move']);
  });
});
