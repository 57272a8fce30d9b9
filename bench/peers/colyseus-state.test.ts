import { type Decoder, Encoder, Reflection, type Schema } from '@colyseus/schema';
import { expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { pi } from '../../games/pi/rules/game.ts';
import type { Open } from '../../games/pi/rules/state.ts';
import { PI_SEATS, writeCourse } from '../load/course.ts';
import { PI_OPTIONS, quietTable } from '../matches.ts';
import { showDeal, Shown, showTurn } from './colyseus-state.ts';

test('the state of a Colyseus client equals the public state after every move', () => {
  for (const number of [0, 1]) {
    const table = quietTable(quickChance(number));
    const state = pi.setup(PI_OPTIONS, PI_SEATS, table);
    const shown = new Shown();
    const encoder = new Encoder(shown);
    showDeal(shown, state.open);
    encoder.discardChanges();
    const client: Decoder<Schema> = Reflection.decode(Reflection.encode(encoder));
    client.decode(encoder.encodeAll());
    for (const { by, action } of writeCourse(number, quickChance(number))) {
      const { investigation, display } = state.open;
      const position = action.type === 'examine' ? display.indexOf(action.card) : -1;
      pi.apply(state, by, action, table);
      if (state.open.investigation === investigation) showTurn(shown, state.open, by, position);
      else showDeal(shown, state.open);
      client.decode(encoder.encode());
      encoder.discardChanges();
      expect(client.state.toJSON()).toMatchObject(asShown(state.open));
    }
  }
});

/** Colyseus has no null for absent values. */
const asShown = ({ investigation, first, round, turn, display, discard, over, ...open }: Open): object => ({
  investigation,
  first,
  round,
  turn,
  display,
  discard,
  over,
  suspects: open.suspects.map(tile => tile ?? ''),
  crimes: open.crimes.map(tile => tile ?? ''),
  past: open.past.flat(),
  solvers: open.solvers.map(({ standing, case: cards, replies, investigators, wrong, left, scores, penalty }) => ({
    standing,
    ...(cards && { case: cards }),
    replies,
    investigators,
    wrong,
    left,
    scores: scores.map(points => points ?? -1),
    penalty,
  })),
});
