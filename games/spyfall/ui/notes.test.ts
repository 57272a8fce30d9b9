import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import type { NoteStore } from '#screen';
import { createNotes, readRoundNotes } from './notes.ts';

/** The stored notes of a device, as text. */
function device(text?: string): NoteStore & { text(): string | undefined } {
  let kept = text;
  return {
    read: () => kept,
    write: written => {
      kept = written;
    },
    text: () => kept,
  };
}

describe('The notes of a seat', () => {
  test.each([
    ['nothing', undefined],
    ['no JSON', 'crossed: 03'],
    ['a number', '7'],
    ['null', 'null'],
    ['the page of another round', JSON.stringify({ round: 2, crossed: ['03'], draft: 'Is it cold?' })],
  ])('of %s nothing is read', (_, text) => {
    expect(readRoundNotes(text, 1)).toEqual({ round: 1, crossed: [], draft: '' });
  });

  test('unknown places and invalid values are ignored', () => {
    expect(readRoundNotes(JSON.stringify({ round: 1, crossed: ['29', '30', 7, '00'], draft: 5 }), 1)).toEqual({
      round: 1,
      crossed: ['00', '29'],
      draft: '',
    });
    expect(readRoundNotes(JSON.stringify({ round: 1, crossed: '03' }), 1).crossed).toEqual([]);
  });

  test('notes survive a reload, and a new round starts empty', () => {
    const kept = device();
    createRoot(dispose => {
      const notes = createNotes(
        () => kept,
        () => 1,
      );
      notes.cross('03');
      notes.cross('07');
      notes.cross('03');
      notes.setDraft('Is it <b>cold</b>?');
      expect(notes.crossed()).toEqual(['07']);
      dispose();
    });
    createRoot(dispose => {
      const again = createNotes(
        () => kept,
        () => 1,
      );
      expect([again.isCrossed('07'), again.isCrossed('03'), again.draft()]).toEqual([
        true,
        false,
        'Is it <b>cold</b>?',
      ]);
      again.clear();
      expect([again.crossed(), again.draft()]).toEqual([[], 'Is it <b>cold</b>?']);
      again.cross('12');
      dispose();
    });
    createRoot(dispose => {
      const next = createNotes(
        () => kept,
        () => 2,
      );
      expect([next.crossed(), next.draft()]).toEqual([[], '']);
      dispose();
    });
    expect(kept.text()).toContain('"12"');
  });

  test('without a store the notes last for the session', () => {
    createRoot(dispose => {
      const [none] = createSignal(undefined);
      const notes = createNotes(none, () => 1);
      notes.cross('03');
      expect(notes.crossed()).toEqual(['03']);
      dispose();
    });
  });
});
