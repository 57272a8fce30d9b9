import { type Accessor, createSignal } from 'solid-js';
import type { NoteStore } from '#screen';
import { QUESTIONS } from '../rules/phrasebook.ts';

/** Parses the favourite questions; those no longer in the book are dropped. */
export function readFavourites(text: string | undefined): readonly string[] {
  const liked = new Set(text?.split(' ') ?? []);
  return QUESTIONS.filter(question => liked.has(question));
}

/** The favourite questions on this device, in the order of the book. */
export function createFavourites(preferences: Accessor<NoteStore | undefined>) {
  const [liked, setLiked] = createSignal(readFavourites(preferences()?.read()));
  return {
    has: (question: string): boolean => liked().includes(question),
    isEmpty: (): boolean => liked().length === 0,
    toggle(question: string): void {
      const next = liked().includes(question) ? liked().filter(one => one !== question) : [...liked(), question];
      setLiked(readFavourites(next.join(' ')));
      preferences()?.write(next.join(' '));
    },
  };
}
