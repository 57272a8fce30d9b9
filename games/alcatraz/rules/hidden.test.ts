import { describe, expect, test } from 'vitest';
import { canonical, quickChance, type Viewer, viewersOf } from '#kernel';
import { given } from '#testkit';
import { alcatraz } from './game.ts';
import {
  allVote,
  blackmail,
  choose,
  drawing,
  END,
  endOfTurn,
  janek,
  krzysiek,
  michal,
  nameStayer,
  openOf,
  OPTIONS,
  perform,
  prison,
  rafal,
  type Stated,
  trade,
  use,
  vote,
} from './scene.fixture.ts';
import type { State } from './state.ts';

const table = (stated: Stated = {}) => given(alcatraz, prison(stated));
const ALL = viewersOf(3);
/** Those who see a difference between two worlds. */
const tellApart = (one: State, other: State, viewers: readonly Viewer[] = ALL): Viewer[] =>
  viewers.filter(viewer => canonical(alcatraz.view(one, viewer)) !== canonical(alcatraz.view(other, viewer)));
const changed = (state: State, change: (copy: State) => void): State => {
  const copy = structuredClone(state);
  change(copy);
  return copy;
};

describe('ALC-H Hidden information, row by row', () => {
  test('board, sides, item stocks, pawns, guards and tasks: all', () => {
    const { state } = table({ guards: { 3: 2 } });
    for (const viewer of ALL) expect(alcatraz.view(state, viewer).open).toEqual(state.open);
    const moved = changed(state, ({ open }) => open.guards.fill(1));
    expect(tellApart(state, moved)).toEqual(ALL);
  });

  test('Strength, Cash, items and elements of everyone: all', () => {
    const { state } = table();
    for (const change of [{ strength: 1 }, { cash: 1 }, { items: ['key'] }, { marks: ['A'] }])
      expect(
        tellApart(
          state,
          changed(state, ({ open }) => void Object.assign(open.prisoners[rafal] ?? {}, change)),
        ),
      ).toEqual(ALL);
  });

  test('AP left, limits used and bribes of the active prisoner: all', () => {
    const { state } = table();
    for (const change of [{ ap: 1 }, { used: [4] }, { hasStolen: true }, { bribes: [{ at: 6, count: 1 }] }])
      expect(
        tellApart(
          state,
          changed(state, ({ open }) => void Object.assign(open.acting ?? {}, change)),
        ),
      ).toEqual(ALL);
  });

  test('bans and AP cuts by blackmail, an open prompt and its answer: all', () => {
    const goat = (cards: string[]) => table({ acting: rafal, hands: [cards, [], []], prisoners: [{}, { cash: 1 }] });
    const asked = goat(['b05']).play(rafal, blackmail('b05', { victim: michal }));
    const answered = asked.play(michal, { type: 'answerBlackmail', what: 'cash' });
    for (const viewer of ALL) {
      expect(asked.sees(viewer).open.pending).toMatchObject({ type: 'prompt', victim: michal });
      expect(answered.hears(viewer)).toEqual([{ type: 'handedOver', by: michal, to: rafal, what: 'cash' }]);
      expect(
        goat(['b08'])
          .play(rafal, blackmail('b08', { to: 3 }))
          .sees(viewer).open.bans.closed,
      ).toEqual([3]);
    }
  });

  test('scapegoat, run, bonus and previous scapegoat: all', () => {
    const { state } = table();
    expect(
      tellApart(
        state,
        changed(state, ({ open }) => void (open.bonus = 3)),
      ),
    ).toEqual(ALL);
    expect(
      tellApart(
        state,
        changed(state, ({ open }) => void (open.scapegoat = krzysiek)),
      ),
    ).toEqual(ALL);
  });

  test('votes before the reveal: the voter; others see that somebody voted', () => {
    const [one, other] = [rafal, krzysiek].map(player => table({ phase: 'voting' }).play(michal, vote(player)));
    if (!one || !other) throw new Error('two worlds');
    expect(tellApart(one.state, other.state)).toEqual([michal]);
    for (const viewer of ALL) expect(one.sees(viewer).open.voted).toEqual([michal]);
  });

  test('votes after the reveal: all, and they stay', () => {
    const shown = allVote(table({ phase: 'voting' }), 1, 1, 2);
    for (const viewer of ALL) expect(endOfTurn(shown).sees(viewer).open.ballots[0]?.votes).toEqual([1, 1, 2]);
  });

  test('namings of Step 4: the namer before the reveal, then all', () => {
    const marks = [
      ['D', 'F'],
      ['A', 'B', 'C'],
      ['B', 'D', 'E', 'F'],
      ['D', 'F'],
    ] as const;
    const tie = table({
      seats: 4,
      scapegoat: michal,
      acting: krzysiek,
      tasks: [{ card: 'E1', at: 11 }],
      top: ['E2'],
      prisoners: marks.map((own, seat) => ({
        marks: [...own],
        ...(seat === krzysiek ? { at: 11, items: ['clothes', 'knife'] } : {}),
      })),
    }).play(krzysiek, perform('2.clothes', '2.knife'));
    const worlds = [rafal, janek].map(candidate => tie.play(krzysiek, nameStayer(candidate)));
    const [one, other] = worlds;
    if (!one || !other) throw new Error('two worlds');
    expect(tellApart(one.state, other.state, viewersOf(4))).toEqual([krzysiek]);
    const over = one.play(michal, nameStayer(rafal));
    for (const viewer of viewersOf(4))
      expect(over.sees(viewer).open.ending).toMatchObject({ namings: [null, rafal, rafal, null] });
  });

  test('blackmail hand, its number: all; its contents: the owner', () => {
    const [one, other] = ['b01', 'b02'].map(card => prison({ hands: [[card], [], []] }));
    if (!one || !other) throw new Error('two worlds');
    const shuffled = (state: State) => changed(state, copy => void copy.cards.sort());
    expect(tellApart(shuffled(one), shuffled(other))).toEqual([rafal]);
    expect(tellApart(one, prison())).toEqual(ALL);
  });

  test('a card drawn at the Warden’s Office: the drawer', () => {
    const drawn = (card: string) => table({ cards: [card], prisoners: [{}, { at: 12 }] }).play(michal, use());
    const [one, other] = [drawn('b03'), drawn('b07')];
    expect(tellApart(one.state, other.state)).toEqual([michal]);
    for (const viewer of [rafal, krzysiek, 'audience'] as const)
      expect(one.hears(viewer)).toContainEqual({ type: 'cardDrawn', by: michal, card: null });
    expect(one.hears(michal)).toContainEqual({ type: 'cardDrawn', by: michal, card: 'b03' });
  });

  /** Michał takes a card from Rafał at the dark Chapel; Krzysiek is there too. */
  const robbed = (index: number, hand: string[] = ['b01', 'b02']) =>
    table({
      dark: [1],
      hands: [hand, [], []],
      prisoners: [
        { at: 1, cash: 1 },
        { at: 1, cash: 1 },
        { at: 1, cash: 1 },
      ],
    }).play(michal, use({ pay: 'cash', victim: rafal }), drawing(index));

  test('a card taken at the Chapel: robber and victim, and nobody else; and it stays known', () => {
    const [one, other] = [robbed(0), robbed(1)];
    expect(tellApart(one.state, other.state)).toEqual([rafal, michal]);
    for (const viewer of [krzysiek, 'audience'] as const)
      expect(one.hears(viewer)).toContainEqual({ type: 'cardTaken', by: michal, victim: rafal, card: null });
    expect(one.sees(rafal).known).toEqual([{ by: rafal, of: michal, card: 'b01' }]);
    expect(one.sees(michal).known).toEqual([{ by: rafal, of: michal, card: 'b01' }]);
    expect(one.sees(krzysiek).known).toEqual([]);
    expect(endOfTurn(one).sees(rafal).known).toEqual([{ by: rafal, of: michal, card: 'b01' }]);
  });

  test('the victim no longer knows where it is once a third prisoner takes a card blind from that hand', () => {
    const before = robbed(0);
    const state = changed(before.state, copy => {
      copy.hands[michal] = ['b01', 'b05'];
      copy.cards = copy.cards.filter(card => card !== 'b05');
      copy.open.blackmail.deck -= 1;
      Object.assign(copy.open.prisoners[michal] ?? {}, { cards: 2 });
    });
    const turn = given(alcatraz, state).play(michal, END);
    const [own, other] = [0, 1].map(index => turn.play(krzysiek, use({ pay: 'cash', victim: michal }), drawing(index)));
    expect([own?.sees(rafal).known, other?.sees(rafal).known]).toEqual([[], []]);
    expect(own?.sees(michal).known).toEqual([{ by: michal, of: krzysiek, card: 'b01' }]);
    expect(other?.sees(krzysiek).known).toEqual([{ by: michal, of: krzysiek, card: 'b05' }]);
  });

  test('the only card of a hand is not taken blind: who knew it still does', () => {
    const turn = robbed(0)
      .play(michal, END)
      .play(krzysiek, use({ pay: 'cash', victim: michal }));
    expect(turn.sees(rafal).known).toEqual([{ by: rafal, of: krzysiek, card: 'b01' }]);
    expect(turn.sees(michal).known).toEqual([{ by: michal, of: krzysiek, card: 'b01' }]);
  });

  test('a card that is known is forgotten when it is played or discarded', () => {
    const state = changed(robbed(0).state, ({ open }) => void (open.scapegoat = michal));
    const played = given(alcatraz, state);
    expect(played.sees(rafal).known).toHaveLength(1);
    const gone = given(
      alcatraz,
      changed(state, copy => {
        copy.hands[michal] = ['b08'];
        copy.known = [{ by: rafal, of: michal, card: 'b08' }];
        copy.cards = copy.cards.map(card => (card === 'b08' ? 'b01' : card));
      }),
    ).play(michal, blackmail('b08', { to: 4 }));
    expect(gone.sees(rafal).known).toEqual([]);
  });

  test('the used pile: all', () => {
    for (const viewer of ALL) expect(table({ used: ['b04'] }).sees(viewer).open.blackmail.used).toEqual(['b04']);
  });

  test('the order of both decks: nobody; counts are public, and so is what lies at the bottom', () => {
    const state = prison();
    const mixed = changed(state, copy => {
      copy.deck.reverse();
      copy.cards.reverse();
    });
    expect(tellApart(state, mixed)).toEqual([]);
    const done = table({
      tasks: [
        { card: 'A1', at: 11 },
        { card: 'B1', at: 9 },
        { card: 'C1', at: 12 },
      ],
      top: ['D4', 'B2', 'E1'],
      prisoners: [{}, { at: 11, items: ['clothes', 'key'] }],
    }).play(michal, perform('1.key', '1.clothes'));
    for (const viewer of ALL) expect(done.sees(viewer).open.plan).toMatchObject({ unseen: 24, bottom: ['B2'] });
  });

  test('which cards there are, and which plan cards were removed: all', () => {
    for (const viewer of ALL) expect(table({ deck: ['A1'] }).sees(viewer).open.plan.removed).toHaveLength(26);
  });

  test('the three cards of a Warden’s choice: the drawer', () => {
    const office = (cards: string[]) =>
      table({ dark: [12], cards, prisoners: [{}, { at: 12, cash: 1 }] }).play(michal, use({ pay: 'cash' }));
    const [one, other] = [office(['b01', 'b02', 'b03']), office(['b04', 'b05', 'b06'])];
    expect(tellApart(one.state, other.state)).toEqual([michal]);
    // kept cards stay hidden, rejected ones lie open
    const [kept, same] = [
      office(['b01', 'b02', 'b03']).play(michal, choose('b01')),
      office(['b05', 'b02', 'b03']).play(michal, choose('b05')),
    ];
    expect(tellApart(kept.state, same.state)).toEqual([michal]);
  });

  test('trade offers: all', () => {
    const offer = table({ prisoners: [{ at: 6 }, { at: 6, cash: 1 }] }).play(michal, trade(rafal, 'cash', ''));
    for (const viewer of ALL) expect(offer.hears(viewer)).toMatchObject([{ type: 'tradeOffered', give: 'cash' }]);
  });

  test('the seed and future draws: nobody, for the state holds none', () => {
    expect(Object.keys(prison()).sort()).toEqual([
      'cards',
      'choice',
      'deck',
      'hands',
      'known',
      'namings',
      'open',
      'votes',
    ]);
    expect(Object.keys(table().sees(rafal)).sort()).toEqual([
      'choice',
      'hands',
      'known',
      'me',
      'naming',
      'open',
      'vote',
    ]);
  });

  test('spectators: the public part only', () => {
    const { hands, known, choice, vote: own, naming } = table({ hands: [['b01'], ['b02'], []] }).sees('audience');
    expect({ hands, known, choice, own, naming }).toEqual({
      hands: [null, null, null],
      known: [],
      choice: null,
      own: null,
      naming: null,
    });
  });
});

describe('Imagined worlds', () => {
  test('every allocation of unseen cards is imagined, and none that contradicts what was shuffled', () => {
    const held = new Set(['b01', 'b02']);
    const state = prison({ hands: [['b01'], ['b02'], []], used: [] });
    state.open.blackmail = { deck: 9, used: [], shuffled: state.cards.toSorted() };
    // the deck was shuffled from the other nine, so Michał's only card is known to Rafał by elimination
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const world = alcatraz.imagine(alcatraz.view(state, rafal), quickChance(seed));
      seen.add(String(world.hands[michal]));
      expect(world.cards.some(card => held.has(card))).toBe(false);
    }
    expect([...seen]).toEqual(['b02']);
    const fresh = prison({ hands: [['b01'], ['b02'], []] });
    const guesses = new Set<string>();
    for (let seed = 0; seed < 200; seed++)
      guesses.add(String(alcatraz.imagine(alcatraz.view(fresh, rafal), quickChance(seed)).hands[michal]));
    expect(guesses.size).toBe(10);
    expect(openOf(table()).options).toEqual(OPTIONS);
  });
});
