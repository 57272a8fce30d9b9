import { createSignal } from 'solid-js';
import type { Seat } from '#kernel';
import type { NoteStore } from '#screen';

/** What this device remembers about votes: whom I am going to vote for, and which count I have seen last. */
interface Memory {
  /** The turn of the pick; 0: none. */
  readonly turn: number;
  readonly pick: Seat;
  readonly seen: number;
}

const NOTHING: Memory = { turn: 0, pick: 0, seen: 0 };

/** Text that was written by something else counts as nothing. */
function readMemory(text: string | undefined): Memory {
  const [word, ...numbers] = (text ?? '').split(' ');
  const [turn = 0, pick = 0, seen = 0] = numbers.map(Number);
  return word === 'vote' && [turn, pick, seen].every(Number.isInteger) ? { turn, pick, seen } : NOTHING;
}

const writeMemory = ({ turn, pick, seen }: Memory): string => `vote ${turn} ${pick} ${seen}`;

export interface VoteMemory {
  /** Whom I picked for the vote of a turn; undefined: nobody yet. */
  pick(turn: number): Seat | undefined;
  setPick(turn: number, seat: Seat): void;
  hasSeen(turn: number): boolean;
  setSeen(turn: number): void;
}

/** The pick never leaves the device. */
export function createVoteMemory(notes: () => NoteStore | undefined): VoteMemory {
  const [memory, setMemory] = createSignal(readMemory(notes()?.read()));
  function change(part: Partial<Memory>): void {
    const next = { ...memory(), ...part };
    setMemory(next);
    notes()?.write(writeMemory(next));
  }
  return {
    pick: turn => (memory().turn === turn ? memory().pick : undefined),
    setPick: (turn, pick) => change({ turn, pick }),
    hasSeen: turn => memory().seen >= turn,
    setSeen: seen => {
      if (seen > memory().seen) change({ seen });
    },
  };
}
