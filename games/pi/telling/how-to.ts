import type { Open } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { themed } from './names.ts';
import type { GameLine } from './line.ts';

const PARTS = ['goal', 'cards', 'turn', 'examine', 'investigate', 'accuse', 'assign', 'score', 'end'] as const;

/** How the game is played, in few words. */
export const tellRules = (open: Open): GameLine[] =>
  PARTS.map(part =>
    themed(open, `rules-${part}`, {
      first: townOf(open).scoreTrack[0] ?? 0,
      penalty: townOf(open).penaltyStep,
      investigators: townOf(open).kit.investigators,
    }),
  );
