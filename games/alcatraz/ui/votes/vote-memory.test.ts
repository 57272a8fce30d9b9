import { expect, test } from 'vitest';
import type { NoteStore } from '#screen';
import { createVoteMemory } from './vote-memory.ts';

function device(text?: string): NoteStore & { text: string | undefined } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
    },
  };
}

test('a pick counts for its turn only, and is there after a reload', () => {
  const notes = device();
  createVoteMemory(() => notes).setPick(4, 2);
  const memory = createVoteMemory(() => notes);
  expect([memory.pick(3), memory.pick(4), memory.pick(5)]).toEqual([undefined, 2, undefined]);
});

test('a count that was seen is not shown again, and the pick survives it', () => {
  const notes = device();
  const memory = createVoteMemory(() => notes);
  memory.setPick(5, 1);
  memory.setSeen(4);
  memory.setSeen(3);
  const later = createVoteMemory(() => notes);
  expect([later.hasSeen(4), later.hasSeen(5), later.pick(5)]).toEqual([true, false, 1]);
});

test('text of something else counts as nothing, and without notes nothing is kept', () => {
  expect(createVoteMemory(() => device('{"a":1}')).hasSeen(1)).toBe(false);
  const none = createVoteMemory(() => undefined);
  none.setPick(3, 1);
  expect(none.pick(3)).toBe(1);
});
