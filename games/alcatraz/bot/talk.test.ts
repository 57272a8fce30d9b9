import { describe, expect, test } from 'vitest';
import { quickChance, type Seat } from '#kernel';
import { botAction } from '#testkit';
import { alcatraz } from '../rules/game.ts';
import { emptySentence } from '../rules/sentences.ts';
import { krzysiek, michal, prison, rafal, respond, say, type Stated, trade, vote } from '../rules/scene.fixture.ts';
import type { Action, Promised, Said, State } from '../rules/state.ts';
import { dealIn } from './deals.ts';
import { promisesFor, worthOfGiving } from './promises.ts';
import { remarkOn } from './remarks.ts';
import { MASTER, REGULAR } from './skill.ts';
import { master } from './player.ts';
import { dangerFor, threateningRefusers, threateningVoters, withFear } from './threats.ts';
import { isProposedBy, tradesIn } from './trades.ts';
import { expectedVotes, priceOfBreaking } from './trust.ts';
import { quietTable } from './world.ts';

/** What a master does here. */
const decision = (state: State, seat: Seat): Action | null =>
  botAction(alcatraz, master, { state, seat }, { chance: quickChance(3) });

const said = (by: Seat, sentence: string, blanks: Partial<Said> = {}): Said => {
  const { type: _, ...empty } = emptySentence(sentence);
  return { ...empty, ...blanks, by };
};

/** A scene in which these sentences have been said. */
function talks(lines: readonly Said[], stated: Stated = {}): State {
  const state = prison({ phase: 'talks', scapegoat: rafal, ...stated });
  state.open.said = lines;
  return state;
}

const promised = (line: Said, more: Partial<Promised> = {}): Promised => ({
  ...line,
  since: 2,
  due: 2,
  state: 'open',
  ...more,
});

/** Michał lacks only the knife for the task where he stands; it would be his first element. */
const DEAL: Stated = {
  tasks: [{ card: 'E1', at: 6 }],
  prisoners: [
    { at: 1, marks: ['A', 'B'] },
    { at: 6, items: ['clothes', 'tools'], cash: 3, marks: ['C'] },
    { at: 6, items: ['knife'], marks: ['C', 'D'] },
  ],
};

describe('requests', () => {
  test('ALC-19.1 a request to meet is promised if the seat is better off there, else refused', () => {
    const stated: Stated = {
      tasks: [{ card: 'E1', at: 8 }],
      prisoners: [{ at: 1 }, { at: 5, items: ['clothes', 'knife'] }, { at: 1 }],
    };
    const meet = (location: number) => talks([said(krzysiek, 'ask-meet', { to: michal, location })], stated);
    expect(decision(meet(8), michal)).toEqual(say('promise-meet', { to: krzysiek, location: 8, turn: 2 }));
    expect(decision(meet(9), michal)).toEqual(say('reply-no', { to: krzysiek }));
  });

  test('ALC-19.1 a request to bring something is promised only by somebody who has it', () => {
    const bring = (items: 'knife' | 'key') =>
      talks([said(rafal, 'ask-bring', { to: michal, thing: 'knife', location: 8 })], {
        tasks: [{ card: 'E1', at: 8 }],
        prisoners: [{ at: 1 }, { at: 5, items: ['clothes', items] }, { at: 1 }],
      });
    expect(decision(bring('knife'), michal)).toEqual(say('promise-bring', { thing: 'knife', location: 8, turn: 2 }));
    expect(decision(bring('key'), michal)).toEqual(say('reply-no', { to: rafal }));
  });

  test('ALC-19.7 a task is promised by somebody who wants it anyway; a request to wait is then refused', () => {
    const stated: Stated = {
      tasks: [{ card: 'E1', at: 6 }],
      prisoners: [{ marks: ['A'] }, { at: 6, items: ['clothes', 'knife'] }, { marks: ['B'] }],
    };
    const asked = (sentence: string) => talks([said(krzysiek, sentence, { to: michal, element: 'E' })], stated);
    expect(decision(asked('ask-perform'), michal)).toEqual(say('promise-perform', { element: 'E', turn: 2 }));
    expect(decision(asked('ask-wait'), michal)).toEqual(say('reply-no', { to: krzysiek }));
  });

  test('ALC-19.1 somebody who is trusted is spared, somebody who broke promises is not', () => {
    const state = talks([said(krzysiek, 'ask-spare', { to: michal, player: krzysiek })]);
    expect(decision(state, michal)).toEqual(say('promise-not-steal', { to: krzysiek, turn: 2 }));
    const broken = promised(said(krzysiek, 'promise-vote', { player: rafal }), { state: 'broken', due: 1 });
    state.open.promises = [broken, broken, broken];
    expect(decision(state, michal)).toEqual(say('reply-no', { to: krzysiek }));
  });

  test('ALC-5.1 where it does not matter who is elected, a master promises the vote somebody asks for', () => {
    const state = talks([said(krzysiek, 'ask-vote', { player: rafal })], {
      prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }],
    });
    expect(decision(state, michal)).toEqual(say('promise-vote', { player: rafal }));
  });
});

describe('offers in words', () => {
  test('ALC-19.1 a sentence proposes what for what', () => {
    expect(dealIn(said(michal, 'offer-swap', { to: krzysiek, thing: 'tools', want: 'knife' }))).toEqual({
      by: michal,
      to: krzysiek,
      give: 'tools',
      want: 'knife',
    });
    const paid = dealIn(said(michal, 'offer-cash', { to: krzysiek, count: 2, want: 'knife' }));
    expect(paid?.give).toBe('cash cash');
    expect(dealIn(said(michal, 'offer-vote', { to: krzysiek, want: 'knife' }))).toBeUndefined();
  });

  test('ALC-10.2 a good exchange is promised, a bad one refused, by the values of trades', () => {
    const good = talks([said(michal, 'offer-cash', { to: krzysiek, count: 3, want: 'knife' })], {
      ...DEAL,
      tasks: [{ card: 'C1', at: 12 }],
    });
    expect(decision(good, krzysiek)).toEqual(say('promise-give', { to: michal, thing: 'knife', turn: 2 }));
    const bad = talks([said(krzysiek, 'offer-swap', { to: michal, thing: 'knife', want: 'gun' })], DEAL);
    expect(decision(bad, michal)).toEqual(say('reply-no', { to: krzysiek }));
  });

  test('ALC-10.1 what was proposed in words is offered as a trade, and believed of the one who proposed it', () => {
    const state = prison({ prisoners: [{ at: 1 }, { at: 6, items: ['tools'] }, { at: 6, cash: 2 }] });
    state.open.said = [said(krzysiek, 'offer-cash', { to: michal, count: 2, want: 'tools' })];
    const offer = trade(krzysiek, 'tools', 'cash cash');
    expect(tradesIn(state.open, michal, 2)).toContainEqual(offer);
    expect(tradesIn({ ...state.open, said: [] }, michal, 2)).not.toContainEqual(offer);
    expect(
      isProposedBy(state.open, { type: 'offerTrade', partner: krzysiek, give: 'tools', want: 'cash cash' }, michal),
    ).toBe(true);
  });

  test('ALC-19.7 a promise to give makes a master accept a smaller gain, and never a loss', () => {
    const state = prison({ prisoners: [{ at: 3 }, { at: 6, cash: 1 }, { at: 6, items: ['tools'], cash: 1 }] });
    const promise = promised(said(krzysiek, 'promise-give', { to: michal, thing: 'cash', turn: 2 }));
    state.open.promises = [promise];
    const gift = { giver: krzysiek, taker: michal, bundle: 'cash' };
    expect(worthOfGiving(state.open, gift, MASTER)).toBe(priceOfBreaking(state.open, promise, MASTER));
    expect(worthOfGiving(state.open, { ...gift, bundle: 'tools' }, MASTER)).toBe(0);
    state.open.pending = { type: 'offer', partner: krzysiek, give: '', want: 'cash' };
    expect(decision(state, krzysiek)).toEqual(respond(false));
  });

  test('ALC-19.1 a vote that was offered for a thing is cast as the buyer asks', () => {
    const state = prison({ phase: 'voting', prisoners: [{ at: 6 }, { at: 6 }, { at: 6 }] });
    for (const player of [rafal, krzysiek]) {
      state.open.said = [
        said(michal, 'offer-vote', { to: krzysiek, want: 'knife' }),
        said(krzysiek, 'ask-vote', { player }),
      ];
      state.open.promises = [promised(said(krzysiek, 'promise-give', { to: michal, thing: 'knife', turn: 2 }))];
      expect(decision(state, michal)).toEqual(vote(player));
    }
  });
});

describe('threats', () => {
  test('ALC-19.1 somebody who wants this seat to be the scapegoat is threatened once: with cards, else with a vote', () => {
    const lines = [said(krzysiek, 'ask-vote', { player: michal })];
    const threat = (hands: Stated['hands']) => threateningVoters(talks(lines, hands ? { hands } : {}).open, michal);
    expect(threat(undefined)).toEqual(say('threat-vote', { to: krzysiek }));
    expect(threat([[], ['b01']])).toEqual(say('threat-blackmail', { to: krzysiek }));
    const { open } = talks([...lines, said(michal, 'threat-vote', { to: krzysiek })]);
    expect(threateningVoters(open, michal)).toBeUndefined();
    expect(expectedVotes(open, MASTER)[michal]?.player).toBe(krzysiek);
  });

  test('ALC-19.1 a refusal is answered by a threat: of theft if both stand together, of guards at the task', () => {
    const no = said(krzysiek, 'reply-no', { to: michal });
    const swap = said(michal, 'offer-swap', { to: krzysiek, thing: 'tools', want: 'knife' });
    expect(threateningRefusers(talks([swap, no], DEAL).open, michal)).toEqual(say('threat-steal', { to: krzysiek }));
    const wait = said(michal, 'ask-wait', { to: krzysiek, element: 'E' });
    expect(threateningRefusers(talks([wait, no], DEAL).open, michal)).toEqual(
      say('threat-guards', { to: krzysiek, location: 6 }),
    );
    expect(threateningRefusers(talks([swap], DEAL).open, michal)).toBeUndefined();
  });

  test('ALC-14.1 a threat counts for the one who is threatened, if it can be carried out', () => {
    const worth = [0, 1, 2].map(() => [0.5, 0.5, 0.5]);
    const lines = [said(rafal, 'threat-blackmail', { to: michal })];
    const feared = withFear(worth, talks(lines, { hands: [['b01']] }).open, michal, MASTER);
    expect(feared[rafal]?.[michal]).toBeLessThan(0.5);
    expect([feared[rafal]?.[krzysiek], feared[krzysiek]?.[michal]]).toEqual([0.5, 0.5]);
    expect(withFear(worth, talks(lines).open, michal, MASTER)).toEqual(worth);
  });

  test('ALC-9.6 somebody who has threatened to steal is avoided while there is something to steal', () => {
    const { open } = talks([said(krzysiek, 'threat-steal', { to: michal })], DEAL);
    const danger = dangerFor(open, michal, MASTER);
    expect(danger(open)).toBeGreaterThan(0);
    expect(danger(prison({ prisoners: [{}, { at: 6 }, { at: 6 }] }).open)).toBe(0);
    expect(danger(prison({ prisoners: [{}, { at: 6, cash: 1 }, { at: 7 }] }).open)).toBe(0);
  });
});

describe('promises', () => {
  const promise = promised(said(michal, 'promise-vote', { player: rafal }));
  const kept = (count: number) => Array.from({ length: count }, () => ({ ...promise, due: 1, state: 'kept' as const }));

  test('ALC-19.8 breaking one costs less late in the match, after many others, and against somebody who breaks theirs', () => {
    const { open } = prison({ phase: 'voting' });
    const price = (state: State['open'], to: Seat | null = null) => priceOfBreaking(state, { by: michal, to }, MASTER);
    const late = prison({ phase: 'voting', guards: { 1: 4, 2: 4, 3: 4, 4: 4, 5: 3 } }).open;
    expect(price(late)).toBeLessThan(price(open) / 4);
    expect(price({ ...open, promises: kept(8) })).toBeLessThan(price(open));
    const liar = { ...open, promises: [{ ...promise, by: krzysiek, due: 1, state: 'broken' as const }] };
    expect(price(liar, krzysiek)).toBeLessThan(price(liar, rafal));
    expect(priceOfBreaking(late, promise, REGULAR)).toBe(priceOfBreaking(open, promise, REGULAR));
  });

  test('ALC-19.6 a plan counts the promises that it keeps', () => {
    const line = said(michal, 'promise-meet', { to: rafal, location: 7, turn: 2 });
    const { open } = prison();
    open.promises = [promised(line)];
    const { promises, worth } = promisesFor(open, michal, MASTER);
    const price = priceOfBreaking(open, line, MASTER);
    const at = (location: number, state: Promised['state']): number => {
      const reached = prison({ prisoners: [{}, { at: location }] }).open;
      return worth({ ...reached, promises: promises.map(one => ({ ...one, state })) }, null);
    };
    expect([at(7, 'open'), at(6, 'open'), at(6, 'kept'), at(7, 'broken')]).toEqual([price, 0, price, 0]);
  });

  test('ALC-19.6 a master performs a task it has promised not to perform if it escapes by it', () => {
    const state = prison({
      tasks: [
        { card: 'E1', at: 7 },
        { card: 'C1', at: 12 },
        { card: 'D1', at: 4 },
      ],
      guards: { 1: 3, 2: 3, 3: 3, 5: 3, 8: 3 },
      prisoners: [
        { marks: ['A', 'B'] },
        { at: 7, items: ['clothes', 'knife'], marks: ['C', 'D', 'F'] },
        { marks: ['A', 'B', 'C'] },
      ],
    });
    state.open.promises = [promised(said(michal, 'promise-not-perform', { element: 'E', turn: 2 }))];
    let action = decision(state, michal);
    while (action && action.type !== 'performTask' && action.type !== 'endTurn') {
      alcatraz.apply(state, michal, action, quietTable(quickChance(5)));
      action = decision(state, michal);
    }
    expect(action).toMatchObject({ type: 'performTask' });
  });
});

describe('thanks and complaints', () => {
  test('ALC-19.1 thanks for a promise that was kept, a complaint about one that was broken', () => {
    const line = said(krzysiek, 'promise-meet', { to: michal, location: 6, turn: 2 });
    const after = (state: Promised['state']) => ({ ...prison().open, promises: [promised(line, { state })] });
    expect(remarkOn(after('kept'), michal)).toEqual(say('thanks', { to: krzysiek }));
    expect(remarkOn(after('broken'), rafal)).toEqual(say('complain-promise', { to: krzysiek }));
    expect(remarkOn(after('open'), michal)).toBeUndefined();
  });

  test('ALC-9.6 the only possible victim of a theft complains, once', () => {
    const { open } = prison({ prisoners: [{ at: 1 }, { at: 6 }, { at: 6 }] });
    if (open.acting) open.acting.hasStolen = true;
    expect(remarkOn(open, krzysiek)).toEqual(say('complain-theft', { to: michal }));
    expect(remarkOn(open, rafal)).toBeUndefined();
    expect(remarkOn({ ...open, said: [said(krzysiek, 'complain-theft', { to: michal })] }, krzysiek)).toBeUndefined();
  });

  test('ALC-19.1 a complaint is answered with an apology if it is justified', () => {
    const state = talks([said(krzysiek, 'complain-vote', { to: michal })]);
    expect(decision(state, michal)).toEqual(say('reply-no', { to: krzysiek }));
    state.open.ballots = [{ turn: 1, votes: [krzysiek, krzysiek, rafal], elected: krzysiek, tied: false }];
    expect(decision(state, michal)).toEqual(say('sorry', { to: krzysiek }));
  });
});
