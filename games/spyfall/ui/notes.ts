import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { NoteStore } from '#screen';
import { PLACES, type Place } from '../rules/places.ts';

/** The notes of a seat in one round. */
export interface RoundNotes {
  readonly round: number;
  /** Places it cannot be, in this player's opinion. */
  readonly crossed: readonly Place[];
  /** Drafts: typed, but not sent yet. */
  readonly draft: string;
}

const blank = (round: number): RoundNotes => ({ round, crossed: [], draft: '' });

/** Parses stored notes; notes of another round or invalid text give empty notes. */
export function readRoundNotes(text: string | undefined, round: number): RoundNotes {
  const found = text === undefined ? undefined : parsed(text);
  if (typeof found !== 'object' || found === null) return blank(round);
  const { round: of, crossed, draft } = found as Readonly<Record<keyof RoundNotes, unknown>>;
  if (of !== round) return blank(round);
  return {
    round,
    crossed: Array.isArray(crossed) ? PLACES.filter(place => crossed.includes(place)) : [],
    draft: typeof draft === 'string' ? draft : '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // not valid JSON
    return undefined;
  }
}

/** The notes of one seat, stored only on this device; a new page for every round. */
export function createNotes(notes: Accessor<NoteStore | undefined>, round: Accessor<number>) {
  const [page, setPage] = createSignal(readRoundNotes(notes()?.read(), round()));
  createEffect(on([notes, round], () => setPage(readRoundNotes(notes()?.read(), round())), { defer: true }));

  function write(change: Partial<RoundNotes>): void {
    const next = { ...page(), ...change };
    setPage(next);
    notes()?.write(JSON.stringify(next));
  }

  return {
    isCrossed: (place: Place): boolean => page().crossed.includes(place),
    crossed: (): readonly Place[] => page().crossed,
    cross(place: Place): void {
      const { crossed } = page();
      write({ crossed: crossed.includes(place) ? crossed.filter(one => one !== place) : [...crossed, place] });
    },
    clear: (): void => write({ crossed: [] }),
    draft: (): string => page().draft,
    setDraft: (draft: string): void => write({ draft }),
  };
}
