import { type ScoreRow, ScoreSheet } from '#kit';
import type { KitEntry } from '../entry.ts';

const ROWS: readonly ScoreRow[] = [
  { seat: 0, name: 'Ann', isMe: true, parts: [7, 5, null], other: -2, total: 10, gain: 5, note: 'Deserter' },
  { seat: 1, name: 'Maximilianalexanderconstantin', parts: [5, 5, 3], total: 13, gain: 3, note: 'Sentry' },
  { seat: 2, name: 'יוסף בן־דוד', parts: [0, 1, 0], boxed: [1], total: 1, gain: 0, note: 'the spy', isMarked: true },
  { seat: 3, name: 'Zoë 🎩', parts: [1, 0, 4], total: 5, gain: 4, note: 'Colonel' },
];

export const entry: KitEntry = {
  name: 'ScoreSheet',
  about: 'Points by round and in all, with what the last round brought.',
  states: {
    'a round: notes, gain and total': () => (
      <ScoreSheet isBrief caption="Round 2" rows={ROWS} partName={part => String(part + 1)} />
    ),
    'a match: all rounds': () => (
      <ScoreSheet
        caption="Score"
        rows={ROWS.map(({ note: _note, gain: _gain, ...row }) => row)}
        partName={part => String(part + 1)}
        otherName="Fines"
      />
    ),
    'players as columns': () => (
      <ScoreSheet players="columns" caption="Score" rows={ROWS} partName={part => String(part + 1)} />
    ),
    'with bars': () => (
      <ScoreSheet
        isBrief
        hasBars
        caption="Totals"
        rows={ROWS.map(({ note: _note, ...row }) => row)}
        partName={part => String(part + 1)}
      />
    ),
  },
};
