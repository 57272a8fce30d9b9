import { type BySeat, canonical, copy, heard, quickChance, same, type Seat, seatsOf, viewersOf } from '#kernel';
import { boardsOf, piecesOf, slot } from './board.fixture.ts';
import { type Element, type Kind, KINDS, townFor } from './edition.ts';
import { pi } from './game.ts';
import { possibleCases, knownCase } from './imagine.ts';
import { type Box, casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import { markerOn, onInvestigators, supply } from './markers.ts';
import { eventsOf, type History, isFree, luckOf, type Move, playAgain, type Step, stepFrom } from './match.fixture.ts';
import { activeSeats, solverAt } from './rounds.ts';
import type { Case, Event, Open, Reply, Solver, State } from './state.ts';

/** Something that is always true; a breach says where it is not. */
export interface Invariant<Of> {
  readonly id: string;
  readonly says: string;
  breach(of: Of): string | undefined;
}

/** The first of these that is wrong. */
const first = (...breaches: (string | false | undefined)[]): string | undefined =>
  breaches.find(breach => typeof breach === 'string') || undefined;
const firstOf = <Item>(
  items: Iterable<Item>,
  breach: (item: Item, at: number) => string | false | undefined,
): string | undefined => {
  let at = 0;
  for (const item of items) {
    const found = breach(item, at++);
    if (typeof found === 'string') return found;
  }
  return undefined;
};
const wrong = (isWrong: boolean, what: string, ...facts: unknown[]): string | undefined =>
  isWrong ? `${what}: ${facts.map(fact => JSON.stringify(fact)).join(', ')}` : undefined;
const isOneEach = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const bySeat = (open: Open, breach: (solver: Solver, seat: Seat) => string | undefined): string | undefined =>
  firstOf(open.solvers, (solver, seat) => breach(solver, seat)?.replace(/^/, `seat ${seat}: `));
const active = (open: Open, breach: (solver: Solver, seat: Seat) => string | undefined): string | undefined =>
  bySeat(open, (solver, seat) => (solver.standing === 'active' ? breach(solver, seat) : undefined));

/** The case of a seat, read off the hand of its right neighbour. */
function secretOf({ hands }: State, seat: Seat): Case {
  const secret = hands[(seat + hands.length - 1) % hands.length];
  if (!secret) throw new Error(`nobody holds the case of seat ${seat}`);
  return secret;
}

/** PI-5.2, from the names of places alone. */
export function replyTo(open: Open, secret: Case, kind: Kind, place: number): Reply {
  const { places } = townFor(open.options.edition);
  const lying = { suspect: open.suspects, location: places.map(({ id }) => id), crime: open.crimes }[kind];
  const here = places[place];
  const there = places[lying.indexOf(secret[kind])];
  if (!here || !there) throw new Error(`${secret[kind]} lies nowhere`);
  if (here.id === there.id) return 'disc';
  return here.neighbours.includes(there.id) ? 'cube' : 'none';
}

const kindIn = (open: Open, card: Element): Kind => {
  const town = townFor(open.options.edition);
  if (town.suspects.includes(card)) return 'suspect';
  return town.crimes.includes(card) ? 'crime' : 'location';
};

function replyToCard(open: Open, secret: Case, card: Element): Reply {
  const kind = kindIn(open, card);
  const places = townFor(open.options.edition).places.map(({ id }) => id);
  const lying = { suspect: open.suspects, location: places, crime: open.crimes }[kind];
  return replyTo(open, secret, kind, lying.indexOf(card));
}

/** What can be looked up quickly in any state, real or imagined. */
export const OF_EVERY_STATE: readonly Invariant<State>[] = [
  {
    id: 'INV-1',
    says: 'deck, discards, display and kept cards are all evidence cards, each once',
    breach: ({ open, deck }) => {
      const kept = open.solvers.flatMap(({ replies }) =>
        replies.filter(({ reply }) => reply === 'none').map(({ card }) => card),
      );
      const cards = [...deck, ...open.discard, ...open.display, ...kept];
      return wrong(
        !isOneEach(cards) || !same(cards.toSorted(), townFor(open.options.edition).evidence.toSorted()),
        'the cards are',
        cards,
      );
    },
  },
  {
    id: 'INV-2',
    says: 'the display has nine cards, or fewer once both piles are empty',
    breach: ({ open, deck }) => {
      if (open.over) return undefined; // the last card of a match is not replaced
      const { length } = open.display;
      return wrong(
        length > 9 || (length < 9 && deck.length + open.discard.length > 0),
        'display, deck and discards',
        length,
        deck.length,
        open.discard.length,
      );
    },
  },
  {
    id: 'INV-3',
    says: 'supply and board together hold 3 discs and 10 cubes of a seat, and substitutes exist only while no cube is left',
    breach: ({ open }) =>
      bySeat(open, solver => {
        const lying = (marker: 'disc' | 'cube'): number => markersOf(open, solver).filter(one => one === marker).length;
        const { discs, cubes, substitutes } = supply(open, solver);
        return first(
          wrong(discs < 0 || discs + lying('disc') !== 3, 'discs in supply and on the board', discs, lying('disc')),
          wrong(cubes < 0 || cubes + lying('cube') - substitutes !== 10, 'cubes', cubes, lying('cube'), substitutes),
          wrong(substitutes > 0 && cubes > 0, 'substitutes while there is supply', substitutes, cubes),
        );
      }),
  },
  {
    id: 'INV-5',
    says: 'a seat has at most one marker on a tile, and at most 3 discs on the board',
    breach: ({ open }) =>
      bySeat(open, solver => {
        const assigned = solver.assigned.map(({ place, tile }) => slot(place, tile));
        const answered = solver.replies.map(({ card }) => slot(placeName(open, card), kindIn(open, card)));
        return first(
          wrong(!isOneEach([...assigned, ...answered]), 'tiles with markers', assigned, answered),
          wrong(markersOf(open, solver).filter(one => one === 'disc').length > 3, 'too many discs', solver),
        );
      }),
  },
  {
    id: 'INV-6',
    says: 'every confirmed marker and every kept card agrees with the truth',
    breach: state =>
      bySeat(state.open, ({ replies }, seat) =>
        firstOf(replies, ({ card, reply }) =>
          wrong(reply !== replyToCard(state.open, secretOf(state, seat), card), 'a false reply', card, reply),
        ),
      ),
  },
  {
    id: 'INV-8',
    says: "in a place with an investigator of an active seat, the seat's discs and cubes are as many as the elements there and next door",
    breach: state =>
      active(state.open, (solver, seat) =>
        firstOf(solver.investigators, ({ place }) => {
          const { open } = state;
          const number = townFor(open.options.edition).placeIds.indexOf(place);
          const truths = KINDS.map(kind => replyTo(open, secretOf(state, seat), kind, number));
          return firstOf(['disc', 'cube'] as const, marker => {
            const onTiles = KINDS.filter(kind => markerOn(open, solver, place, kind)?.marker === marker).length;
            const lying = onInvestigators(open, solver, place, marker);
            const due = truths.filter(reply => reply === marker).length;
            return wrong(
              lying < 0 || onTiles + lying !== due,
              `${marker}s in ${place}: on tiles, on investigators, due`,
              onTiles,
              lying,
              due,
            );
          });
        }),
      ),
  },
  {
    id: 'INV-9',
    says: 'cases share no element and hold no blank, and a case that is shown is the one in the hand of its holder',
    breach: state => {
      const { open, hands } = state;
      const { elements } = townFor(open.options.edition);
      return first(
        firstOf(KINDS, kind => {
          const held = hands.map(hand => hand[kind]);
          return wrong(!isOneEach(held) || !held.every(one => elements[kind].includes(one)), `each ${kind}`, held);
        }),
        bySeat(open, (solver, seat) =>
          wrong(solver.case !== null && !same(solver.case, secretOf(state, seat)), 'shown', solver.case),
        ),
      );
    },
  },
  {
    id: 'INV-10',
    says: 'each place has one suspect and one crime tile',
    breach: ({ open }) => {
      const town = townFor(open.options.edition);
      return first(
        wrong(!isLaidOut(open.suspects, town.suspects, town.suspectBlanks), 'suspect tiles', open.suspects),
        wrong(!isLaidOut(open.crimes, town.crimes, town.crimeBlanks), 'crime tiles', open.crimes),
      );
    },
  },
  {
    id: 'INV-14',
    says: 'the seat on turn can always accuse, and a holder who is asked can always answer',
    breach: state => {
      const { open } = state;
      if (open.over) return undefined;
      const [awaited, ...more] = pi.awaited(pi.view(state, 'audience'));
      const offered = awaited === undefined ? [] : pi.offers(pi.view(state, awaited)).map(({ type }) => type);
      const wanted = open.question ? 'answer' : 'accuse';
      return wrong(
        more.length > 0 || !offered.some(type => type.startsWith(wanted)),
        `nobody can ${wanted}`,
        awaited,
        offered,
      );
    },
  },
  {
    id: 'INV-28',
    says: 'an investigator gets no more markers than the kinds it was about, and at most three',
    breach: ({ open }) =>
      bySeat(open, ({ investigators }) =>
        firstOf(investigators, one =>
          wrong(
            one.discs < 0 || one.cubes < 0 || one.discs + one.cubes > one.about.length || one.about.length > 3,
            'an investigator',
            one,
          ),
        ),
      ),
  },
];

const isLaidOut = (tiles: readonly (Element | null)[], elements: readonly Element[], blanks: number): boolean =>
  tiles.length === 14 &&
  same(tiles.filter(tile => tile !== null).toSorted(), elements.toSorted()) &&
  tiles.filter(tile => tile === null).length === blanks;

function placeName(open: Open, card: Element): string {
  const places = townFor(open.options.edition).placeIds;
  const at = [open.suspects, open.crimes, places].map(list => list.indexOf(card)).find(number => number >= 0);
  return places[at ?? -1] ?? 'nowhere';
}

/** Every marker of a seat that can be seen: on tiles, and on investigators. */
function markersOf(open: Open, solver: Solver): ('disc' | 'cube')[] {
  const cards = [...solver.replies.map(({ card }) => card), ...KINDS.flatMap(kind => solver.case?.[kind] ?? [])];
  const places = new Set([
    ...cards.map(card => placeName(open, card)),
    ...solver.investigators.map(({ place }) => place),
  ]);
  return [...places].flatMap(place => [
    ...KINDS.flatMap(kind => markerOn(open, solver, place, kind)?.marker ?? []),
    ...seatsOf(onInvestigators(open, solver, place, 'disc')).map(() => 'disc' as const),
    ...seatsOf(onInvestigators(open, solver, place, 'cube')).map(() => 'cube' as const),
  ]);
}

/** What takes more work to find out about a state. */
export const OF_A_STATE: readonly Invariant<State>[] = [
  {
    id: 'INV-11',
    says: 'no view holds the case of anybody who has not got it, except its own hand; the audience sees no hand',
    breach: state =>
      firstOf(viewersOf(state.hands.length), viewer => {
        const view = pi.view(state, viewer);
        const { open } = view;
        const shown = (seat: Seat): boolean =>
          open.over ||
          ['solved', 'misled'].includes(solverAt(open, seat).standing) ||
          solverAt(open, seat).solvedIn !== null;
        return first(
          wrong(!same(Object.keys(view).toSorted(), ['hand', 'me', 'open']), 'the view has', Object.keys(view)),
          wrong(
            !same(view.hand, viewer === 'audience' ? null : (state.hands[viewer] ?? null)),
            `hand of ${viewer}`,
            view.hand,
          ),
          firstOf(triplesIn(view, []), ({ path, triple }) => {
            const [, , seat, field] = path;
            const isPublic = path[0] === 'hand' || path[1] === 'past' || path[1] === 'question' || field === 'wrong';
            const given = field === 'case' && (shown(Number(seat)) || solverAt(open, Number(seat)).standing === 'out');
            return wrong(!isPublic && !given, `${viewer} sees at ${path.join('.')}`, triple);
          }),
          bySeat(open, (solver, seat) =>
            wrong(solver.standing === 'active' && solver.case !== null, 'an open case of an active seat', seat),
          ),
          bySeat(open, (solver, seat) =>
            wrong(
              solver.wrong.some(one => same(one, secretOf(state, seat))),
              'a wrong accusation that is right',
              seat,
            ),
          ),
        );
      }),
  },
  {
    id: 'INV-12',
    says: 'a state that differs only in what a viewer cannot see gives that viewer the same bytes',
    breach: state =>
      firstOf(viewersOf(state.hands.length), viewer => {
        const view = pi.view(state, viewer);
        const twin = pi.imagine(view, quickChance(state.open.round * 31 + state.open.turn));
        return wrong(
          JSON.stringify(pi.view(twin, viewer)) !== JSON.stringify(view),
          `the view of ${viewer} differs`,
          twin,
        );
      }),
  },
  {
    id: 'INV-13',
    says: 'what a seat may do follows from its view alone',
    breach: state =>
      firstOf(viewersOf(state.hands.length), viewer => {
        const view = pi.view(state, viewer);
        const offers = JSON.stringify(pi.offers(view));
        const twin = pi.imagine(view, quickChance(state.open.turn));
        return first(
          wrong(JSON.stringify(pi.offers(copy(view))) !== offers, `offers to ${viewer} from a copy`, offers),
          wrong(
            JSON.stringify(pi.offers(pi.view(twin, viewer))) !== offers,
            `offers to ${viewer} in a twin world`,
            offers,
          ),
        );
      }),
  },
  {
    id: 'INV-24',
    says: 'the true case is never excluded by a perfect reasoner, and the only case left is the true one',
    breach: state =>
      active(state.open, (_, seat) => {
        const { open } = state;
        const view = pi.view(state, seat);
        if (open.over) return undefined;
        const known = open.solvers.map((__, one) => knownCase(view, one));
        const [boxes = []] = possibleCases(open, [seat], known);
        const secret = secretOf(state, seat);
        const left = boxes.reduce((sum, box) => sum + sizeOf(box), 0);
        return first(
          wrong(!holds(open, casesFitting(open, seat), secret), 'its replies exclude its case', secret),
          wrong(!holds(open, boxes, secret), 'what it knows excludes its case', secret),
          wrong(left === 1 && !same(onlyCase(open, boxes), secret), 'the last case left is wrong', secret),
        );
      }),
  },
];

function* triplesIn(value: unknown, path: readonly string[]): Generator<{ path: readonly string[]; triple: object }> {
  if (typeof value !== 'object' || value === null) return;
  if (KINDS.every(kind => Object.hasOwn(value, kind))) yield { path, triple: value };
  for (const [key, inside] of Object.entries(value)) yield* triplesIn(inside, [...path, key]);
}

const holds = (open: Open, boxes: readonly Box[], secret: Case): boolean => {
  const { elements } = townFor(open.options.edition);
  return (
    boxes.filter(box => KINDS.every(kind => numbersOf(box[kind]).includes(elements[kind].indexOf(secret[kind]))))
      .length === 1
  );
};

function onlyCase(open: Open, [box]: readonly Box[]): Partial<Record<Kind, Element | undefined>> {
  const { elements } = townFor(open.options.edition);
  const only = (kind: Kind): Element | undefined => elements[kind][numbersOf(box?.[kind] ?? 0)[0] ?? -1];
  return { suspect: only('suspect'), location: only('location'), crime: only('crime') };
}

/** What a whole match shows. */
export const OF_EVERY_MATCH: readonly Invariant<History>[] = [
  {
    id: 'INV-3',
    says: 'supplies are as they would be if the pieces were moved by hand',
    breach: history => {
      const boards = boardsOf(history);
      return firstOf(history.steps, ({ state: { open } }, at) =>
        bySeat(open, (solver, seat) => {
          const { discs, cubes, substitutes } = pieceAt(boards, at, seat);
          return wrong(!same(supply(open, solver), { discs, cubes, substitutes }), `step ${at}`, supply(open, solver), {
            discs,
            cubes,
            substitutes,
          });
        }),
      );
    },
  },
  {
    id: 'INV-4',
    says: 'investigators in supply, on the board and in the box are five, and the supply never grows',
    breach: history => {
      const boards = boardsOf(history);
      return firstOf(history.steps, ({ state: { open } }, at) =>
        bySeat(open, ({ left, investigators }, seat) => {
          const { investigators: supplied, box, onBoard } = pieceAt(boards, at, seat);
          const before = history.steps[at - 1]?.state.open.solvers[seat]?.left ?? 5;
          return first(
            wrong(
              left + investigators.length + box !== 5 || left !== supplied || onBoard.length !== investigators.length,
              `step ${at}`,
              left,
              investigators,
              box,
            ),
            wrong(left > before, `step ${at}: it grows`, before, left),
          );
        }),
      );
    },
  },
  {
    id: 'INV-5',
    says: 'every tile shows the marker that would lie there if the pieces were moved by hand',
    breach: history => {
      const boards = boardsOf(history);
      return firstOf(history.steps, ({ state: { open } }, at) =>
        bySeat(open, (solver, seat) => {
          const { tiles } = pieceAt(boards, at, seat);
          return firstOf(townFor(open.options.edition).placeIds, place =>
            firstOf(KINDS, kind => {
              const [seen, lies] = [markerOn(open, solver, place, kind) ?? null, tiles[slot(place, kind)] ?? null];
              return wrong(!same(seen, lies), `step ${at}: ${kind} in ${place}`, seen, lies);
            }),
          );
        }),
      );
    },
  },
  {
    id: 'INV-7',
    says: 'markers on an investigator, assigned from it and confirmed from it are those announced',
    breach: history => {
      const boards = boardsOf(history);
      return firstOf(history.steps, ({ state: { open } }, at) =>
        active(open, (solver, seat) => {
          const { onBoard } = pieceAt(boards, at, seat);
          return firstOf(solver.investigators, ({ place }) => {
            const there = onBoard.filter(one => one.place === place);
            const seen = {
              discs: onInvestigators(open, solver, place, 'disc'),
              cubes: onInvestigators(open, solver, place, 'cube'),
            };
            const lying = { discs: sum(there.map(({ discs }) => discs)), cubes: sum(there.map(({ cubes }) => cubes)) };
            return first(
              wrong(!same(seen, lying), `step ${at}: on investigators in ${place}`, seen, lying),
              wrong(
                !same(announced(history, at, { seat, place }), inAll(solver, place)),
                `step ${at}: announced for ${place}`,
                inAll(solver, place),
              ),
            );
          });
        }),
      );
    },
  },
  {
    id: 'INV-10',
    says: 'tiles do not move during an investigation',
    breach: ({ steps }) =>
      firstOf(steps, ({ state: { open } }, at) => {
        const before = steps[at - 1]?.state.open ?? open;
        return wrong(
          before.investigation === open.investigation &&
            !(same(before.suspects, open.suspects) && same(before.crimes, open.crimes)),
          `step ${at}`,
          open.suspects,
          open.crimes,
        );
      }),
  },
  {
    id: 'INV-12',
    says: 'an investigation with other hidden cases that fit what a viewer knows sounds the same to that viewer, to the letter',
    breach: history =>
      firstOf(investigationsOf(history), ({ deal, steps }) =>
        firstOf(viewersOf(history.evening.seats), viewer => {
          const played = steps.slice(0, Math.floor((steps.length * 2) / 3));
          const now = played.at(-1);
          if (!now) return undefined;
          const { hands } = pi.imagine(pi.view(now.state, viewer), quickChance(history.evening.seed));
          let twin = { ...copy(deal.state), hands };
          return firstOf(played, (step, at) => {
            if (!step.move) return undefined;
            const { told, state } = stepFrom(twin, step.move, luckOf(history.evening, step.turn));
            twin = state;
            const [here, there] = [heard(step.told, viewer), heard(told, viewer)].map(events => JSON.stringify(events));
            return first(
              wrong(here !== there, `${viewer} hears at step ${at}`, here, there),
              wrong(
                JSON.stringify(pi.view(state, viewer)) !== JSON.stringify(pi.view(step.state, viewer)),
                `${viewer} sees at step ${at}`,
                state.open,
              ),
            );
          });
        }),
      ),
  },
  {
    id: 'INV-15',
    says: 'the same card gets the same reply, and replies depend on nothing but layout and case',
    breach: ({ steps }) =>
      firstOf(steps, (step, at) =>
        firstOf(eventsOf(step), event => {
          const before = steps[at - 1]?.state;
          if (!before) return undefined;
          if (event.type === 'examined')
            return wrong(
              event.reply !== replyToCard(before.open, secretOf(before, event.by), event.card),
              `step ${at}`,
              event,
            );
          if (event.type !== 'investigated') return undefined;
          const place = townFor(before.open.options.edition).placeIds.indexOf(event.place);
          const truths = event.about.map(kind => replyTo(before.open, secretOf(before, event.by), kind, place));
          const counts = ['disc', 'cube'].map(marker => truths.filter(reply => reply === marker).length);
          return wrong(!same(counts, [event.discs, event.cubes]), `step ${at}`, event, counts);
        }),
      ),
  },
  {
    id: 'INV-16',
    says: 'moving own markers changes no reply, no score and no turn order',
    breach: ({ evening, steps }) => {
      const plain = playAgain(
        evening,
        movesOf(steps).filter(({ action }) => !isFree(action)),
      );
      const said = (all: readonly Step[]): Event[] =>
        all.flatMap(eventsOf).filter(({ type }) => type !== 'assigned' && type !== 'unassigned');
      return wrong(
        JSON.stringify(said(plain.steps)) !== JSON.stringify(said(steps)),
        'the match without them differs',
        evening,
      );
    },
  },
  {
    id: 'INV-17',
    says: 'a score is set once; the values used begin 7, 5, 3, 1, 0; the same round scores the same, a later round less',
    breach: history => {
      if (history.evening.answers === 'hand') return undefined;
      return first(
        firstOf(history.steps, ({ state: { open } }, at) =>
          bySeat(open, ({ scores }, seat) =>
            firstOf(scores, (points, investigation) => {
              const before = history.steps[at - 1]?.state.open.solvers[seat]?.scores[investigation] ?? null;
              return wrong(before !== null && before !== points, `step ${at}: a score changes`, before, points);
            }),
          ),
        ),
        firstOf(investigationsOf(history), ({ events }) => {
          const solved = events.filter(event => event.type === 'solved');
          const ended = events.find(event => event.type === 'investigationEnded');
          const values = [...new Set(ended?.points)].toSorted((one, other) => other - one);
          const isOpenEnded = history.evening.lastUnsolved === 'zero';
          const used = isOpenEnded ? [...new Set(solved.map(({ points }) => points))] : values;
          return first(
            wrong(!same(used, [7, 5, 3, 1, 0].slice(0, used.length)), 'values used', used),
            firstOf(solved, one =>
              firstOf(solved, other =>
                wrong(
                  (one.round === other.round) !== (one.points === other.points) ||
                    (one.round > other.round && one.points >= other.points),
                  'two who solved',
                  one,
                  other,
                ),
              ),
            ),
          );
        }),
      );
    },
  },
  {
    id: 'INV-18',
    says: 'penalties are even and rise by 2 with each wrong accusation only; with table answers no score falls',
    breach: ({ evening, steps }) =>
      firstOf(steps, (step, at) =>
        bySeat(step.state.open, (solver, seat) => {
          const before = steps[at - 1]?.state.open.solvers[seat];
          const failed = eventsOf(step).filter(
            event => event.type === 'accused' && event.by === seat && !event.right,
          ).length;
          const gained =
            sum(solver.scores.map(points => points ?? 0)) - sum((before?.scores ?? []).map(points => points ?? 0));
          return first(
            wrong(
              solver.penalty !== (before?.penalty ?? 0) + 2 * failed,
              `step ${at}: penalty`,
              before?.penalty,
              solver.penalty,
            ),
            wrong(evening.answers === 'auto' && gained < 0, `step ${at}: the scores fall`, solver.scores),
          );
        }),
      ),
  },
  {
    id: 'INV-19',
    says: 'at the end of a round all active seats have had the same number of turns; within it they differ by one at most',
    breach: history =>
      firstOf(investigationsOf(history), ({ deal, steps }) => {
        const turns: BySeat<number> = seatsOf(history.evening.seats).map(() => 0);
        turns[deal.state.open.turn] = 1;
        return firstOf(steps.slice(0, -1), (step, at) =>
          firstOf(eventsOf(step), event => {
            if (event.type === 'turnStarted') turns[event.seat] = (turns[event.seat] ?? 0) + 1;
            const had = activeSeats(step.state.open).map(seat => turns[seat] ?? 0);
            const gap = Math.max(...had) - Math.min(...had);
            return wrong(gap > (event.type === 'roundEnded' ? 0 : 1), `step ${at}: turns after ${event.type}`, turns);
          }),
        );
      }),
  },
  {
    id: 'INV-20',
    says: 'seats that are not active take no turn; their solvers still get answers',
    breach: ({ steps }) =>
      firstOf(steps, ({ state, move }, at) => {
        const { open } = state;
        const before = steps[at - 1]?.state;
        const asker = before?.open.solvers[before.open.turn];
        const { length } = open.solvers;
        return first(
          wrong(!open.over && solverAt(open, open.turn).standing !== 'active', `step ${at}: the turn of`, open.turn),
          wrong(
            before !== undefined && move !== null && before.open.question !== null && asker?.standing !== 'active',
            `step ${at}: asked by`,
            before?.open.turn,
          ),
          wrong(
            open.question !== null &&
              !same(pi.awaited(pi.view(state, 'audience')), [(open.turn + length - 1) % length]),
            `step ${at}: waits for`,
            open.turn,
          ),
        );
      }),
  },
  {
    id: 'INV-21',
    says: 'at the end of an investigation every seat has a score; with table answers at most one has not solved',
    breach: history =>
      firstOf(investigationsOf(history), ({ events }, at) => {
        const solved = events.filter(({ type }) => type === 'solved').length;
        const scores = history.steps.at(-1)?.state.open.solvers.map(one => one.scores[at] ?? null);
        const ended = events.find(event => event.type === 'investigationEnded');
        return first(
          wrong(
            scores === undefined || scores.includes(null) || !same(ended?.points, scores),
            `investigation ${at + 1}`,
            scores,
            ended?.points,
          ),
          wrong(
            history.evening.answers === 'auto' && solved < history.evening.seats - 1,
            `investigation ${at + 1}: solved`,
            solved,
          ),
        );
      }),
  },
  {
    id: 'INV-22',
    says: 'the first player moves on by one seat; exactly three investigations are played',
    breach: ({ evening, steps }) => {
      const started = steps.flatMap(eventsOf).filter(event => event.type === 'investigationStarted');
      const [start] = started;
      return first(
        wrong(
          started.length !== 3 ||
            !same(
              started.map(one => one.investigation),
              [1, 2, 3],
            ),
          'investigations',
          started.length,
        ),
        firstOf(started, (one, at) =>
          wrong(
            one.first !== ((start?.first ?? 0) + at) % evening.seats,
            `investigation ${at + 1} starts with`,
            one.first,
          ),
        ),
        wrong(steps.at(-1)?.state.open.over !== true, 'the match is not over after', steps.length),
      );
    },
  },
  {
    id: 'INV-23',
    says: 'the same seed and moves give the same states and events; storing and loading anywhere changes nothing',
    breach: ({ evening, steps }) => {
      const again = playAgain(evening, movesOf(steps), stored);
      return firstOf(steps, (step, at) =>
        wrong(canonical(step) !== canonical(again.steps[at] ?? null), `step ${at} differs`, step.move),
      );
    },
  },
  {
    id: 'INV-25',
    says: 'where the table answers, nobody is ever misled',
    breach: ({ evening, steps }) =>
      wrong(
        evening.answers === 'auto' &&
          steps.some(step => step.told.some(({ event }) => event.type === 'misled' || event.type === 'asked')),
        'somebody was',
        evening,
      ),
  },
  {
    id: 'INV-26',
    says: 'after a right accusation a seat has its cubes in supply and its discs on exactly the three tiles of its case',
    breach: ({ steps }) =>
      firstOf(steps, (step, at) =>
        firstOf(eventsOf(step), event => {
          const { open } = step.state;
          if (event.type !== 'solved' || eventsOf(step).some(({ type }) => type === 'investigationEnded'))
            return undefined;
          const solver = solverAt(open, event.seat);
          const tiles = townFor(open.options.edition).placeIds.flatMap((place, number) =>
            KINDS.flatMap(kind => (markerOn(open, solver, place, kind) ? [tileIn(open, number, kind)] : [])),
          );
          return first(
            wrong(
              !same(supply(open, solver), { discs: 0, cubes: 10, substitutes: 0 }),
              `step ${at}: supply`,
              supply(open, solver),
            ),
            wrong(
              tiles.length !== 3 || !KINDS.every(kind => tiles.includes(secretOf(step.state, event.seat)[kind])),
              `step ${at}: discs on`,
              tiles,
            ),
          );
        }),
      ),
  },
  {
    id: 'INV-27',
    says: 'the ranking goes by total, then fewer investigators used, then fewer penalties; winners are equal in all three',
    breach: ({ steps }) => {
      const state = steps.at(-1)?.state;
      const result = state && pi.result(state);
      if (!state || !result) return 'there is no result';
      const merits = state.open.solvers.map(({ scores, left, penalty }) => [
        sum(scores.map(points => points ?? 0)) - penalty,
        left,
        -penalty,
      ]);
      const better = (one: readonly number[], other: readonly number[]): boolean => {
        const at = one.findIndex((merit, which) => merit !== other[which]);
        return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
      };
      const ranks = merits.map(own => 1 + merits.filter(one => better(one, own)).length);
      const winners = seatsOf(merits.length).filter(seat => ranks[seat] === 1);
      return first(
        wrong(!same(result.ranks, ranks) || !same(result.winners, winners), 'ranks and winners', result, ranks),
        wrong(
          !same(
            result.points,
            merits.map(([total]) => total),
          ),
          'totals',
          result.points,
        ),
      );
    },
  },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const tileIn = (open: Open, place: number, kind: Kind): Element | null =>
  ({ suspect: open.suspects, location: townFor(open.options.edition).placeIds, crime: open.crimes })[kind][place] ??
  null;

function pieceAt(
  boards: readonly ReturnType<typeof boardsOf>[number][],
  step: number,
  seat: Seat,
): ReturnType<typeof piecesOf> {
  const board = boards[step];
  if (!board) throw new Error(`there is no step ${step}`);
  return piecesOf(board, seat);
}

/** All that was announced for a seat's investigators in a place, in the investigation of this step. */
function announced(
  { steps }: History,
  until: number,
  { seat, place }: { seat: Seat; place: string },
): { discs: number; cubes: number } {
  const total = { discs: 0, cubes: 0 };
  for (const step of steps.slice(0, until + 1))
    for (const event of eventsOf(step)) {
      if (event.type === 'investigationStarted') Object.assign(total, { discs: 0, cubes: 0 });
      if (event.type !== 'investigated' || event.by !== seat || event.place !== place) continue;
      total.discs += event.discs;
      total.cubes += event.cubes;
    }
  return total;
}

function inAll({ investigators }: Solver, place: string): { discs: number; cubes: number } {
  const there = investigators.filter(one => one.place === place);
  return { discs: sum(there.map(({ discs }) => discs)), cubes: sum(there.map(({ cubes }) => cubes)) };
}

/** The state as it comes back from a file. */
function stored(state: State): State {
  const loaded: unknown = JSON.parse(JSON.stringify(state));
  if (typeof loaded !== 'object') throw new Error('a state is an object');
  return Object.assign(copy(state), loaded);
}

const movesOf = (steps: readonly Step[]): Move[] => steps.flatMap(({ move }) => move ?? []);

interface Investigation {
  readonly deal: Step;
  /** All that followed the deal, up to the step that ended it. */
  readonly steps: readonly Step[];
  readonly events: readonly Event[];
}

function investigationsOf({ steps }: History): Investigation[] {
  const isDeal = ({ type }: Event): boolean => type === 'investigationStarted';
  const deals = steps.flatMap((step, at) => (eventsOf(step).some(isDeal) ? [{ deal: step, at }] : []));
  return deals.map(({ deal, at }, number) => {
    const end = deals[number + 1]?.at ?? steps.length - 1;
    const during = steps.slice(at + 1, end + 1);
    const told = [deal, ...during].flatMap(eventsOf);
    const events = told.slice(told.findIndex(isDeal));
    const next = events.findIndex((event, which) => which > 0 && isDeal(event));
    return { deal, steps: during, events: next < 0 ? events : events.slice(0, next) };
  });
}
