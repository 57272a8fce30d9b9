import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { given } from '#testkit';
import { townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { isLastChance } from '../rules/rounds.ts';
import { anna, type SceneState, sceneState, kasia, maciej, solve } from '../rules/scene.fixture.ts';
import type { Action, State } from '../rules/state.ts';
import { caseOf } from '../rules/turn.ts';
import { fullBelief } from './belief.ts';
import { likeliest } from './plans.ts';
import { cardInquiries, tells } from './inquiry.ts';
import { decision, caseText, playMatch, shareOfWins } from './matches.fixture.ts';
import { master } from './master.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 8);
const town = townFor('pi');
const secret = { suspect: town.suspects[0] ?? '', location: town.placeIds[0] ?? '', crime: town.crimes[0] ?? '' };

/** Replies to a seat that leave this many suspects, all equally likely, with location and crime known. */
function suspectsLeft(count: number, held: string): NonNullable<SceneState['solvers']>[number] {
  const struck = town.suspects.filter(suspect => suspect !== secret.suspect && suspect !== held).slice(count - 1);
  return {
    replies: [
      { card: secret.location, reply: 'disc' },
      { card: secret.crime, reply: 'disc' },
    ],
    wrong: struck.map(suspect => ({ ...secret, suspect })),
    left: 0,
  };
}

/** Cards without information for a seat that knows the location and the crime. */
const idleCards = [...town.placeIds, ...town.crimes];
const others = idleCards.slice(0, 9);

/** Kasia has solved her case; it is Maciej's last chance, and he has this many suspects left. */
function lastChance(count: number, more: SceneState = {}): State {
  const held = town.suspects[11] ?? '';
  const start = sceneState({
    edition: 'pi',
    seats: 2,
    first: kasia,
    cases: { [maciej]: secret, [kasia]: { suspect: held } },
    solvers: { [maciej]: suspectsLeft(count, held) },
    ...more,
  });
  return given(pi, start).play(kasia, solve(start, kasia)).state;
}

describe('the master, certain', () => {
  test('accuses with the only case left, at once', () => {
    const state = sceneState({
      edition: 'pi',
      seats: 2,
      first: maciej,
      cases: { [maciej]: secret },
      solvers: {
        [maciej]: suspectsLeft(
          1,
          caseOf(sceneState({ edition: 'pi', seats: 2, cases: { [maciej]: secret } }), kasia).suspect,
        ),
      },
    });
    expect(decision(master, state, maciej)).toEqual({ type: 'accuse', ...secret });
  });

  test('never repeats a question in whole matches', () => {
    let certain = 0;
    for (let seed = 0; seed < RUNS; seed++)
      playMatch({ bots: [master, regular, master], seed }, ({ view, seat, action, state }) => {
        if (seat === 1 || fullBelief(view).weight.length > 1) return;
        certain += 1;
        expect(action.type === 'accuse' && caseText(action)).toBe(caseText(caseOf(state, seat)));
      });
    expect(certain).toBeGreaterThan(0);
  });
});

describe('the master, where no card of the display gives information', () => {
  // so that every suspect's card can be kept by a seat
  const cases = {
    [kasia]: secret,
    [maciej]: { suspect: town.suspects[1] ?? '' },
    [anna]: { suspect: town.suspects[5] ?? '' },
  };
  /** Every suspect's card is kept by a seat; the other cards come up again. */
  const exhausted: SceneState = { deckSize: 0, discard: idleCards.slice(9), keepers: [1, 2, 3, 4] };
  const seat = (more: SceneState): State => {
    const start = { edition: 'pi', seats: 5, first: kasia, cases, display: others } as const;
    const held = caseOf(sceneState(start), maciej).suspect;
    return sceneState({ ...start, ...more, solvers: { [kasia]: suspectsLeft(11, held) } });
  };
  const isSilent = (state: State): boolean => {
    const view = pi.view(state, kasia);
    const belief = fullBelief(view);
    return belief.weight.length > 1 && !cardInquiries(view.open, view.open.display, belief).some(tells);
  };

  test('may waste a turn while a better card can come', () => {
    const state = seat({});
    expect(isSilent(state)).toBe(true);
    expect(decision(master, state, kasia)?.type).toBe('examine');
  });

  test('accuses when none can come', () => {
    const state = seat(exhausted);
    expect(isSilent(state)).toBe(true);
    expect(state.deck).toEqual([]);
    expect(decision(master, state, kasia)?.type).toBe('accuse');
  });

  test('solves the case from there, after several wrong accusations', () => {
    let table = given(pi, seat(exhausted));
    const accused: Action[] = [];
    for (let step = 0; step < 100 && table.state.open.solvers[kasia]?.standing === 'active'; step++) {
      if (table.state.open.investigation > 1) break;
      const { turn } = table.state.open;
      const action = decision(turn === kasia ? master : regular, table.state, turn);
      if (!action) throw new Error('nobody moves');
      if (turn === kasia) accused.push(action);
      table = table.play(turn, action);
    }
    expect(new Set(accused.map(({ type }) => type))).toEqual(new Set(['accuse']));
    expect(accused.length).toBeLessThanOrEqual(11);
    expect(new Set(accused.map(action => JSON.stringify(action))).size).toBe(accused.length);
  });
});

describe('PI-12.2 the master in its last chance', () => {
  test('gambles where being right one time in four is worth more than nothing: 7 against 0 and 2', () => {
    expect(isLastChance(lastChance(4, { lastUnsolved: 'zero' }).open)).toBe(true);
    expect(decision(master, lastChance(4, { lastUnsolved: 'zero' }), maciej)?.type).toBe('accuse');
  });

  test('does not at one in five', () => {
    expect(decision(master, lastChance(5, { lastUnsolved: 'zero' }), maciej)?.type).toBe('examine');
  });

  test('PI-12.4 does not at one in three where the next value is 5 anyway', () => {
    expect(decision(master, lastChance(3), maciej)?.type).toBe('examine');
    expect(decision(master, lastChance(1), maciej)?.type).toBe('accuse');
  });

  test('PI-12.5 does not do so either where no card gives information and no new card can come', () => {
    const more = { lastUnsolved: 'zero', display: others, discard: town.suspects } as const;
    expect(decision(master, lastChance(5, more), maciej)?.type).toBe('examine');
    expect(decision(master, lastChance(4, more), maciej)?.type).toBe('accuse');
  });
});

describe('the master in whole matches', () => {
  test('does not gamble early, and seldom at long odds', () => {
    let gambles = 0;
    for (let seed = 0; seed < RUNS; seed++)
      playMatch(
        { bots: seed % 2 ? [master, regular] : [regular, master, regular, master], seed },
        ({ view, seat, action }) => {
          if (action.type !== 'accuse' || (seed % 2 ? seat !== 0 : seat % 2 === 0)) return;
          const belief = fullBelief(view);
          const odds = belief.weight[likeliest(belief)] ?? 0;
          if (odds < 1) gambles += 1;
          expect(odds).toBeGreaterThan(view.open.round < 4 ? 0.3 : 0.15);
        },
      );
    expect(gambles).toBeGreaterThan(0);
  });

  test('never has more than two investigators out before the last investigation, and keeps some for each', () => {
    const sent = [0, 0, 0];
    for (let seed = 0; seed < RUNS; seed++)
      playMatch({ bots: [master, regular, master], seed }, ({ view: { open }, seat, action }) => {
        if (seat === 1) return;
        const out = open.solvers[seat]?.investigators.length ?? 0;
        if (action.type === 'investigate') sent[open.investigation - 1] = (sent[open.investigation - 1] ?? 0) + 1;
        expect(out + (action.type === 'investigate' ? 1 : 0)).toBeLessThanOrEqual(open.investigation < 3 ? 2 : 5);
      });
    for (const count of sent) expect(count).toBeGreaterThan(RUNS);
  });

  test('beats the regular, the novice and the random player', () => {
    expect(shareOfWins(master, [regular], 100)).toBeGreaterThan(0.5);
    expect(shareOfWins(master, [novice], 30)).toBeGreaterThan(0.6);
    expect(shareOfWins(master, [random], 10)).toBeGreaterThan(0.9);
  });
});
