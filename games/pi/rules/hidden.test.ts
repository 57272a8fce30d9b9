import { describe, expect, test } from 'vitest';
import { eventsFor, quickChance, type Seat, tableFor, type ToldEvent, type Viewer, viewersOf } from '#kernel';
import { given, type Scene } from '#testkit';
import { townFor } from './edition.ts';
import { pi } from './game.ts';
import { accuse, anna, answerAccusation, answerEvidence, assign, blunder, type SceneState } from './scene.fixture.ts';
import { sceneState, examine, investigate, kasia, maciej, piotr, quarter, trueReply, solve } from './scene.fixture.ts';
import type { Action, Case, Event, State, View } from './state.ts';

type PiScene = Scene<State, View, Action, Event>;

const { here, near, nearToo, far, farToo } = quarter('07');
const ALL = viewersOf(4);
const textOf = (data: unknown): string => JSON.stringify(data);

/** A table of four on which Kasia's case is held by Piotr; Maciej and Anna are the others. */
const four = (stated: SceneState = {}): PiScene => given(pi, sceneState({ seats: 4, ...stated }));

/** The viewers whose view contains these three cards at any path. */
const whoSees = (table: PiScene, { suspect, location, crime }: Case): Viewer[] =>
  ALL.filter(viewer => textOf(table.sees(viewer)).includes(textOf({ suspect, location, crime })));

function caseOf(table: PiScene, seat: Seat): Case {
  const secret = table.state.hands.at(seat - 1);
  if (!secret) throw new Error('no hand holds the case');
  return secret;
}

/** The viewers with different views or events at the two tables. */
const whoTellsApart = (one: PiScene, other: PiScene): Viewer[] =>
  ALL.filter(
    viewer =>
      textOf(one.sees(viewer)) !== textOf(other.sees(viewer)) ||
      textOf(one.hears(viewer)) !== textOf(other.hears(viewer)) ||
      textOf(one.offers(viewer)) !== textOf(other.offers(viewer)),
  );

describe('The case a seat has to solve', () => {
  test('PI-9.4 while the seat is active, its holder alone sees the case', () => {
    const table = four();
    expect(whoSees(table, caseOf(table, kasia))).toEqual([piotr]);
    expect(whoSees(table, caseOf(table, maciej))).toEqual([kasia]);
    expect(whoSees(table, caseOf(table, anna))).toEqual([maciej]);
    expect(whoSees(table, caseOf(table, piotr))).toEqual([anna]);
    expect(table.sees('audience').hand).toBeNull();
  });

  test('PI-9.4 questions, replies and wrong accusations do not reveal it to other seats', () => {
    const start = four();
    const table = start
      .play(kasia, examine(start.state.open.display[0] ?? ''))
      .play(maciej, investigate(here))
      .play(anna, blunder(start.state, anna))
      .play(piotr, investigate(near));
    expect(whoSees(table, caseOf(table, kasia))).toEqual([piotr]);
    expect(whoSees(table, caseOf(table, maciej))).toEqual([kasia]);
    expect(whoSees(table, caseOf(table, anna))).toEqual([maciej]);
  });

  test('PI-8.4 once it is solved, all see it; the other cases stay hidden', () => {
    const table = four();
    const solved = table.play(kasia, solve(table.state, kasia));
    expect(whoSees(solved, caseOf(table, kasia))).toEqual(ALL);
    for (const seat of [maciej, anna, piotr]) expect(whoSees(solved, caseOf(table, seat))).toEqual([seat - 1]);
  });

  test('PI-13.10 after a false answer all see the misled case; the case of the holder who answered falsely stays hidden', () => {
    const table = four({ answers: 'hand' });
    const misled = table.play(kasia, blunder(table.state, kasia)).play(piotr, answerAccusation(true));
    expect(whoSees(misled, caseOf(table, kasia))).toEqual(ALL);
    expect(whoSees(misled, caseOf(table, piotr))).toEqual([anna]);
    expect(whoSees(misled, caseOf(table, maciej))).toEqual([kasia]);
  });

  test('PI-9.5 at the end of the investigation every case is shown, that of the last unsolved seat too', () => {
    const table = four();
    const { state } = table;
    const last = table
      .play(kasia, solve(state, kasia))
      .play(maciej, solve(state, maciej))
      .play(anna, solve(state, anna));
    expect(whoSees(last, caseOf(table, piotr))).toEqual([anna]);
    const ended = last.play(piotr, blunder(state, piotr));
    const cases = [kasia, maciej, anna, piotr].map(seat => caseOf(table, seat));
    for (const viewer of ALL) {
      expect(ended.sees(viewer).open.past).toEqual([cases]);
      expect(ended.hears(viewer)).toContainEqual(expect.objectContaining({ type: 'investigationEnded', cases }));
    }
  });

  test('PI-15.3 the next investigation begins with new secrets: each seat hears only its own hand', () => {
    const table = given(pi, sceneState({ seats: 4 }));
    const { state } = table;
    let ended = table;
    for (const seat of [kasia, maciej, anna, piotr]) ended = ended.play(seat, solve(state, seat));
    for (const viewer of ALL) {
      const hands = ended.hears(viewer).filter(({ type }) => type === 'handDealt');
      const own = viewer === 'audience' ? [] : [{ type: 'handDealt', to: viewer, hand: ended.state.hands[viewer] }];
      expect(hands).toEqual(own);
      expect(ended.sees(viewer).hand).toEqual(viewer === 'audience' ? null : ended.state.hands[viewer]);
      for (const solver of ended.sees(viewer).open.solvers) expect(solver.case).toBeNull();
    }
  });

  test('PI-3.8 at the first deal each seat hears only its own hand', () => {
    const told: ToldEvent<Event>[] = [];
    const { hands } = pi.setup(sceneState({}).open.options, 4, tableFor(quickChance(3), told));
    for (const viewer of ALL)
      expect(eventsFor(told, viewer).filter(({ type }) => type === 'handDealt')).toEqual(
        viewer === 'audience' ? [] : [{ type: 'handDealt', to: viewer, hand: hands[viewer] }],
      );
  });
});

describe('Your own hand', () => {
  test('PI-3.8 no other seat sees it until the left neighbour has solved', () => {
    const table = four();
    const hand = table.state.hands[kasia];
    if (!hand) throw new Error('Kasia holds no cards');
    expect(table.sees(kasia).hand).toEqual(hand);
    expect(whoSees(table, hand)).toEqual([kasia]);
    const solved = table.play(kasia, investigate(here)).play(maciej, solve(table.state, maciej));
    expect(whoSees(solved, hand)).toEqual(ALL);
    expect(solved.sees(kasia).hand).toEqual(hand);
  });
});

/** Two worlds that differ only in Kasia's case: her suspect is adjacent and her location far away, or the reverse. */
function worlds(stated: SceneState = {}): [PiScene, PiScene] {
  const layout = { bomba: near, rudy: far, murder: farToo, basia: here };
  const places = townFor('07').placeIds.filter(place => ![here, near, nearToo, far, farToo].includes(place));
  const [one = '', two = '', three = ''] = places;
  const cases = {
    [kasia]: { suspect: 'bomba', location: farToo, crime: 'murder' },
    [maciej]: { suspect: 'siwy', location: one },
    [anna]: { suspect: 'docent', location: two },
    [piotr]: { suspect: 'lala', location: three },
  };
  const { state } = four({ layout, ...stated, cases });
  const hands = state.hands.with(piotr, { suspect: 'rudy', location: near, crime: 'murder' });
  return [given(pi, state), given(pi, { ...state, hands })];
}

describe('The cause of a marker', () => {
  const [suspectNear, locationNear] = worlds();

  test('PI-9.2 the cause of a marker on an investigator: only its holder can work it out', () => {
    const sent = [suspectNear, locationNear].map(table => table.play(kasia, investigate(here)));
    const [one, other] = sent;
    if (!one || !other) throw new Error('two worlds');
    for (const table of sent)
      expect(table.sees(kasia).open.solvers[kasia]?.investigators).toEqual([
        { place: here, discs: 0, cubes: 1, about: ['suspect', 'location', 'crime'] },
      ]);
    expect(whoTellsApart(one, other)).toEqual([piotr]);
    expect(textOf(one.hears(piotr))).toBe(textOf(other.hears(piotr)));
    expect(textOf(one.sees(piotr).open)).toBe(textOf(other.sees(piotr).open));
  });

  test('PI-7.5 whether an assigned marker is right: only its holder knows', () => {
    const assigned = (table: PiScene): PiScene =>
      table.play(kasia, investigate(here)).play(kasia, assign(here, 'cube', 'suspect'));
    expect(whoTellsApart(assigned(suspectNear), assigned(locationNear))).toEqual([piotr]);
  });

  test('PI-8.5 how many parts of a wrong accusation were right: only its holder knows', () => {
    const accused = (table: PiScene): PiScene => table.play(kasia, accuse('bomba', 'murder', nearToo));
    const [two, one] = [accused(suspectNear), accused(locationNear)];
    for (const viewer of ALL)
      expect(two.hears(viewer)).toContainEqual(expect.objectContaining({ type: 'accused', right: false }));
    expect(whoTellsApart(two, one)).toEqual([piotr]);
  });

  test('PI-8.4 once the case is solved all seats can work out all three', () => {
    const [solved, otherwise] = worlds().map(table => {
      const asked = table.play(kasia, investigate(here));
      const later = [maciej, anna, piotr].reduce((now, seat) => now.play(seat, investigate(far)), asked);
      return later.play(kasia, solve(table.state, kasia));
    });
    if (!solved || !otherwise) throw new Error('two worlds');
    expect(whoTellsApart(solved, otherwise)).toEqual(ALL);
  });

  test('PI-9.2 a refusal does not depend on the case', () => {
    const [one, other] = worlds().map(table => table.play(kasia, investigate(here)));
    if (!one || !other) throw new Error('two worlds');
    const attempts: unknown[] = [
      assign(here, 'disc', 'suspect'),
      assign(near, 'cube', 'location'),
      accuse('bomba', 'murder', far),
      accuse('rudy', 'murder', near),
      answerEvidence('cube'),
      { type: 'accuse', suspect: null, location: near, crime: 'murder' },
    ];
    for (const attempt of attempts) expect(one.refuses(kasia, attempt)).toBe(other.refuses(kasia, attempt));
  });
});

describe('Cards in no hand', () => {
  test('PI-3.10 undealt case cards are nowhere: a state holds the open table, the hands and the deck, a view less', () => {
    const table = four();
    expect(Object.keys(table.state).toSorted()).toEqual(['deck', 'hands', 'open']);
    expect(table.state.hands).toHaveLength(4);
    for (const viewer of ALL) expect(Object.keys(table.sees(viewer)).toSorted()).toEqual(['hand', 'me', 'open']);
  });

  test('PI-9.4 the order of the deck is hidden from all: another order looks the same', () => {
    const { state } = four();
    const reversed = { ...state, deck: state.deck.toReversed() };
    expect(whoTellsApart(given(pi, state), given(pi, reversed))).toEqual([]);
    const turn = (table: PiScene): PiScene => table.play(kasia, investigate(here));
    expect(whoTellsApart(turn(given(pi, state)), turn(given(pi, reversed)))).toEqual([]);
    const drawn = (table: PiScene): PiScene => table.play(kasia, examine(state.open.display[0] ?? ''));
    expect(whoTellsApart(drawn(given(pi, state)), drawn(given(pi, reversed)))).toEqual(ALL);
  });

  test('PI-9.4 a drawn card is announced to all, with the size of the deck and no other part of it', () => {
    const table = four();
    const drawn = table.play(kasia, examine(table.state.open.display[0] ?? ''));
    for (const viewer of ALL)
      expect(drawn.hears(viewer)).toContainEqual({
        type: 'displayRefilled',
        card: table.state.deck.at(-1),
        deck: table.state.deck.length - 1,
      });
  });
});

describe('Public information', () => {
  test('PI-9.1, PI-9.3 tiles, cards, markers, investigators, scores and penalties are the same for every viewer', () => {
    const start = four();
    const table = start
      .play(kasia, blunder(start.state, kasia))
      .play(maciej, investigate(here))
      .play(anna, examine(start.state.open.display[2] ?? ''))
      .play(piotr, solve(start.state, piotr));
    for (const viewer of ALL) {
      expect(table.sees(viewer).open).toEqual(table.state.open);
      expect(table.hears(viewer)).toEqual(table.hears('audience'));
    }
  });
});

describe('Answers by hand', () => {
  const [suspectNear, locationNear] = worlds({ answers: 'hand', display: ['basia'] });
  const asked = [suspectNear, locationNear].map(table => table.play(kasia, examine('basia')));

  test('PI-13.7 all see the question; only the holder can answer', () => {
    for (const table of asked) {
      for (const viewer of ALL) {
        expect(table.sees(viewer).open.question).toEqual({ type: 'evidence', card: 'basia' });
        expect(table.hears(viewer)).toEqual([
          { type: 'asked', by: kasia, question: { type: 'evidence', card: 'basia' } },
        ]);
        const answers = table.offers(viewer).filter(({ type }) => type.startsWith('answer'));
        expect(answers).toHaveLength(viewer === piotr ? 1 : 0);
      }
      expect(table.awaited()).toEqual([piotr]);
    }
  });

  test('PI-13.15 the holder sees the question, the layout and three cards, but not the reply that is due', () => {
    const [cube, none] = asked;
    if (!cube || !none) throw new Error('two worlds');
    expect([cube, none].map(table => trueReply(table.state, kasia, 'basia'))).toEqual(['cube', 'none']);
    for (const table of [cube, none]) expect(table.sees(piotr).hand).toEqual(caseOf(table, kasia));
    expect({ ...cube.sees(piotr), hand: null }).toEqual({ ...none.sees(piotr), hand: null });
    expect(cube.offers(piotr)).toEqual(none.offers(piotr));
    expect(cube.hears(piotr)).toEqual(none.hears(piotr));
  });

  test('PI-13.15 the other seats do not know it either: both worlds look the same until the answer', () => {
    const [cube, none] = asked;
    if (!cube || !none) throw new Error('two worlds');
    expect(whoTellsApart(cube, none)).toEqual([piotr]);
    const answered = [cube.play(piotr, answerEvidence('cube')), none.play(piotr, answerEvidence('none'))];
    for (const viewer of ALL)
      expect(answered.map(table => table.hears(viewer)[0])).toEqual([
        { type: 'examined', by: kasia, card: 'basia', reply: 'cube' },
        { type: 'examined', by: kasia, card: 'basia', reply: 'none' },
      ]);
  });
});

describe('The clock', () => {
  test('PI-4.10 its move on a turn does not depend on hidden cards: the same move for other cases, hands or decks', () => {
    for (const answers of ['auto', 'hand'] as const) {
      const [one, other] = worlds({ turnSeconds: 30, answers });
      const turned = { ...other.state, deck: other.state.deck.toReversed(), hands: swapped(other.state.hands) };
      expect(pi.clock?.(turned)).toEqual(pi.clock?.(one.state));
      expect(pi.strike?.(turned)).toEqual(pi.strike?.(one.state));
      expect(pi.strike?.(one.state).type).toBe('examine');
    }
  });

  test('PI-4.10 the same without cards, and without cards and investigators', () => {
    const [{ state }] = worlds({ turnSeconds: 30 });
    const bare = (left: number): State['open'] => ({
      ...state.open,
      display: [],
      solvers: state.open.solvers.map(solver => ({ ...solver, left })),
    });
    for (const [left, type] of [
      [1, 'investigate'],
      [0, 'accuse'],
    ] as const) {
      const [one, other] = [state.hands, swapped(state.hands)].map(hands =>
        pi.strike?.({ ...state, hands, open: bare(left) }),
      );
      expect(one).toEqual(other);
      expect(one?.type).toBe(type);
    }
  });

  test('PI-13.14 an overdue answer is the true one, and it is not shown before', () => {
    const [cube, none] = worlds({ turnSeconds: 30, answers: 'hand', display: ['basia'] }).map(table =>
      table.play(kasia, examine('basia')),
    );
    if (!cube || !none) throw new Error('two worlds');
    expect(pi.strike?.(cube.state)).toEqual(answerEvidence('cube'));
    expect(pi.strike?.(none.state)).toEqual(answerEvidence('none'));
    expect(whoTellsApart(cube, none)).toEqual([piotr]);
    for (const viewer of ALL) expect(cube.tick().hears(viewer)[0]).toMatchObject({ type: 'examined', reply: 'cube' });
  });

  /** The seats hold each other's cards. */
  const swapped = (hands: readonly Case[]): Case[] => hands.toReversed();
});

describe('The notebook', () => {
  test('PI-9.4 notes are no part of the game: no seat is offered any, and the table stores none', () => {
    const table = four({ notebook: 2 });
    for (const viewer of ALL) expect(table.offers(viewer).filter(({ type }) => type.startsWith('note'))).toEqual([]);
    expect(table.refuses(kasia, { type: 'note', text: 'not Bomba' })).toBe('PI-4.6');
  });
});
