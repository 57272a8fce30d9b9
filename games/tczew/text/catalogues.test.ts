import { viewersOf } from '#kernel';
import type { Line } from '#telling';
import {
  distinct,
  linesOfEvents,
  linesOfOptionsAndRules,
  linesOfView,
  rulesNamedIn,
  testWords,
} from '../../../text/game-words.fixture.ts';
import { boardLines } from '../../../text/lines.fixture.ts';
import { CARDS, REPLACEMENTS, TOWNS } from '../rules/components.ts';
import { EVENT_CARDS } from '../rules/data/events.ts';
import { OBJECTS, SERVICES, SPECIALS } from '../rules/kinds.ts';
import { tczew } from '../rules/game.ts';
import { playOut, type Step, type TestMatch } from '../rules/match.fixture.ts';
import type { Event, Lasting, Turn, View } from '../rules/state.ts';
import { A, B, cell } from '../rules/scene.fixture.ts';
import { tellLasting } from '../telling/board.ts';
import {
  cardLabel,
  cardName,
  categoryName,
  epochName,
  eventTexts,
  themeName,
  townName,
  typeName,
} from '../telling/names.ts';
import { tellRefusal } from '../telling/refusals.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { tczewTelling } from '../telling.ts';

const MATCHES: readonly TestMatch[] = [
  { seats: 2, seed: 1 },
  { seats: 3, seed: 2, options: { mode: 'extended', towns: 'pick' } },
  { seats: 4, seed: 3, options: { mode: 'extended', fastDiscard: true } },
  { seats: 3, seed: 4, options: { mode: 'extended', lastEpoch: 4 } },
];

const CODES: readonly RefusalCode[] = [
  'SAME_CATEGORY',
  'CELL_OCCUPIED',
  'LONER_NEEDS_ONE',
  'LONER_BLOCKED',
  'NOT_RIVAL',
  'IMMUNE',
  'ALREADY_COVERED',
];

const TCZEW = { game: tczew, telling: tczewTelling };

/** Everything the game can say: of every card, category and option there is, and of whole matches. */
const everyLine = (): Line[] =>
  distinct([
    ...TOWNS.map(({ id }) => townName(id)),
    ...CARDS.flatMap(({ no, epoch, type }) => [cardName(no), epochName(epoch), typeName(type), cardLabel(no)]),
    ...[...REPLACEMENTS.keys()].map(cardName),
    typeName('replacement'),
    ...[...SERVICES, ...OBJECTS, ...SPECIALS, 'contamination' as const].map(categoryName),
    ...EVENT_CARDS.flatMap(({ no, theme }) => [
      ...eventTexts(no, 'extended'),
      ...(theme === undefined ? [] : [themeName(theme)]),
    ]),
    ...MATCHES.flatMap(plan =>
      playOut(plan).flatMap((step, number) => linesOf(step, number % 8 === 0 || step.state.open.pending !== null)),
    ),
    ...rareLines(),
    ...linesOfOptionsAndRules(TCZEW, rulesNamedIn('games/tczew/rules')),
  ]);

function linesOf({ state, events }: Step, isLookedAt: boolean): Line[] {
  const { seats } = state.open;
  const told = linesOfEvents(TCZEW, { state, events, seats });
  if (!isLookedAt) return told;
  return [...told, ...viewersOf(seats).flatMap(viewer => linesOfView(TCZEW, tczew.view(state, viewer)))];
}

/** What random players hardly ever come to, or what only some of them hear. */
function rareLines(): Line[] {
  const [start] = playOut({ seats: 3, seed: 5, options: { lastEpoch: 3 } }).slice(-1);
  if (!start) throw new Error('a match without an end');
  const view = tczew.view(start.state, 'audience');
  const { open } = view;
  const full = open.board.findIndex(placed => placed !== null);
  const score = { cells: 1, largest: 3, starts: 3, monuments: 0, uniques: 0, categories: 1, contamination: 0 };
  const scores = open.towns.map(() => ({ ...score, total: 7, monumentCards: 0 }));
  const [card, other] = [5, 6];
  const events: Event[] = [
    { type: 'epochOneRolled', by: A, column: [1, 1, 1], row: null, drawn: null },
    { type: 'epochOneRolled', by: A, column: [1, 2, 3], row: [1, 2, 3], drawn: cell('C3x3') },
    { type: 'sparesShuffled', cards: [card] },
    { type: 'turnSkipped', seat: A },
    { type: 'drew', by: A, count: 2, cards: [card, other] },
    { type: 'drew', by: A, count: 0, cards: [] },
    { type: 'warded', seat: A, event: 152 },
    { type: 'cancelled', seat: A, event: 152, service: 'fire' },
    { type: 'removed', cell: 3, card, cover: '200B', to: A },
    { type: 'removed', cell: 3, card, cover: null, to: 'current' },
    { type: 'tookOver', by: A, cell: 3, card },
    { type: 'relocated', by: A, from: 3, to: 4, card },
    { type: 'uncovered', cell: 3, replacement: '200B' },
    { type: 'fetched', by: A, card, from: 'used' },
    { type: 'fetched', by: A, card, from: 'current' },
    { type: 'handMoved', from: A, to: 'used', count: 1, cards: [card] },
    { type: 'handMoved', from: A, to: 'current', count: 1, cards: [card] },
    { type: 'handMoved', from: A, to: B, count: 1, cards: null },
    { type: 'handMoved', from: A, to: B, count: 1, cards: [card] },
    { type: 'putBack', by: A, count: 1, cards: [card] },
    { type: 'putBack', by: A, count: 1, cards: null },
    { type: 'handShown', of: A, to: 'all', cards: [card] },
    { type: 'handShown', of: A, to: 'all', cards: [] },
    { type: 'handShown', of: A, to: B, cards: null },
    { type: 'handShown', of: A, to: B, cards: [card] },
    { type: 'handsSwapped', by: A, with: B },
    { type: 'hindered', seat: A, what: ['turn', 'draw', 'place', 'event', 'swap', 'plebiscite'], turns: 2 },
    { type: 'extraMoves', by: A, count: 2 },
    { type: 'wardSet', seat: A },
    { type: 'suspended', seat: A, services: ['police'], turns: 3 },
    { type: 'ongoing', holder: A, event: 154, ticks: 3 },
    { type: 'ticked', holder: A, event: 154 },
    { type: 'tokensSet', cells: [3, 4], tokens: 2 },
    { type: 'tokensSet', cells: [3], tokens: 0 },
    { type: 'modified', seat: A, attack: 1, defend: 1, turns: 2 },
    { type: 'plebisciteHeld', by: A, from: 3, to: full, attack: 5, defence: 3, isWon: true },
    { type: 'plebisciteHeld', by: A, from: 3, to: full, attack: 3, defence: 3, isWon: false },
    { type: 'tieRolled', rolls: [{ seat: A, die: 3 }] },
    { type: 'districtTaken', from: A, by: B, cells: [3, 4] },
    { type: 'districtLost', from: A, cells: [3] },
    { type: 'lapBegan', by: A, lap: [B] },
    { type: 'idleWarned', turns: 3 },
    { type: 'endProposed', by: A },
    { type: 'endVoted', by: A, agree: true },
    { type: 'endVoted', by: A, agree: false },
    { type: 'proposalLapsed', by: A },
    { type: 'eventPlayed', by: A, card: 151, targets: [B] },
    { type: 'eventPlayed', by: A, card: 153, targets: [A, B] },
    { type: 'eventPlayed', by: A, card: 163, targets: [A] },
    ...(['lastCard', 'idle', 'agreed'] as const).map((reason): Event => ({ type: 'matchEnded', reason, scores })),
  ];
  const refusals = CODES.flatMap(code =>
    [undefined, card].map(placed => tellRefusal({ code, rule: 'TCZ-5.3', neighbour: full }, open, placed)),
  );
  return [
    ...events.flatMap(event => viewersOf(3).flatMap(to => tczewTelling.event(event, view, to))),
    ...refusals,
    ...lastingEffects().map(tellLasting),
    ...decisionLines(view),
  ];
}

function lastingEffects(): Lasting[] {
  const of = { id: 1, event: 173, actor: A, seat: B, isFromNextTurn: false };
  return [
    { ...of, kind: 'ban', what: 'event', cats: null, turns: 2 },
    { ...of, kind: 'ban', what: 'place', cats: ['housing'], turns: 2 },
    { ...of, kind: 'ward', themes: 'all', turns: 3, uses: 1 },
    { ...of, kind: 'ward', themes: ['fire'], turns: null, uses: 1 },
    { ...of, kind: 'suspension', services: ['police'], turns: 2 },
    { ...of, kind: 'modifier', attack: 1, defend: 0, turns: 2 },
    { ...of, kind: 'ongoing', path: 'each/0', at: 'turnStart', turns: 2, vars: {} },
  ];
}

const extraTurn: Turn = {
  seat: A,
  isMainDone: true,
  isSkipped: false,
  hasHeldPlebiscite: false,
  isActive: true,
  extra: { left: 2, kinds: ['place'] },
  extraCards: 0,
  isRefillBanned: false,
};

/** Decisions and proposals that a few random matches may miss. */
function decisionLines(view: View): Line[] {
  const { open } = view;
  const at = (pending: View['open']['pending'], event: number): View => ({
    ...view,
    open: {
      ...open,
      pending,
      proposal: { by: A, agreed: [] },
      resolving: { event, actor: A, targets: [B], target: B, vars: {}, common: {}, saving: 0, tick: null },
    },
  });
  const path = 'each/0';
  const pick = { type: 'pick', seat: A, path, n: 1, must: true, picked: [] } as const;
  const picks = [152, 172, 192, 177].map(event => tczewTelling.offer({ type: 'pick', cell: 0 }, at(pick, event)));
  const withSeat = { seat: A, path, n: 1 } as const;
  return [
    ...picks,
    tczewTelling.offer({ type: 'pick', cell: 0 }, at({ ...pick, path: 'each/0/do/0' }, 174)),
    tczewTelling.offer({ type: 'pick', cell: 0 }, at({ ...pick, path: 'each/1' }, 191)),
    tczewTelling.offer({ type: 'pick', cell: 0 }, at({ ...pick, path: 'each/1' }, 196)),
    tczewTelling.offer({ type: 'give', card: 5, to: B }, at({ type: 'give', ...withSeat, given: 0, to: B }, 156)),
    tczewTelling.offer({ type: 'give', card: 5, to: null }, at({ type: 'give', ...withSeat, given: 0, to: null }, 156)),
    tczewTelling.offer({ type: 'take', card: 5 }, at({ type: 'take', ...withSeat, taken: 0, from: B }, 166)),
    tczewTelling.offer({ type: 'putBack', card: 5 }, at({ type: 'putBack', seat: A, left: 2 }, 197)),
    tczewTelling.offer({ type: 'fetch', card: 5 }, at({ type: 'fetch', seat: A, path, left: 1 }, 162)),
    tczewTelling.offer({ type: 'lay', cell: 0 }, at({ type: 'lay', seat: A, path, card: 5, left: 0 }, 162)),
    tczewTelling.offer(
      { type: 'lay', cell: 0 },
      at({ type: 'relocate', seat: A, path, cells: [open.board.findIndex(placed => placed !== null)] }, 192),
    ),
    tczewTelling.offer(
      { type: 'plebiscite', from: 0, to: 1 },
      at({ type: 'plebiscite', seat: A, path, left: 1, bonus: 1, ignoresTokens: true }, 172),
    ),
    ...(['closeDown', 'cutBack', 'park', 'projects', 'repair', 'dismantle'] as const).map(option =>
      tczewTelling.choice(option, { offer: { type: 'choose', option }, blank: 'option' }, view),
    ),
    tczewTelling.offer(
      { type: 'chooseEpochOneCell', cell: 0 },
      { ...view, open: { ...open, epochOne: [{ seat: A, card: 132 }] } },
    ),
    tczewTelling.offer({ type: 'wait' }, { ...view, open: { ...open, turn: extraTurn } }),
    ...boardLines(tczewTelling, at(pick, 152)),
    ...boardLines(tczewTelling, { ...view, open: { ...open, lasting: lastingEffects(), towns: [null, null, null] } }),
    ...tczewTelling.rules({ ...view, open: { ...open, options: { ...open.options, mode: 'extended' } } }),
  ];
}

/** The Latin letters of Ukrainian texts: dice, cells, epochs, keys. */
const LATIN = ['K', 'B', 'I', 'II', 'III', 'IV', 'V', 'A', 'E', 'x', 'T', 'W', 'P', 'H', 'N', 'Enter'];

testWords({
  name: 'Zbudujmy Tczew',
  folders: ['games/tczew/text', 'games/tczew/text/terminal'],
  latin: LATIN,
  // said by the screen alone, whose own tests count these
  ofTheScreen: /^(board|detail|effect|ending|piles|score|shared|since|stage|vote|hint)-/,
  lines: everyLine(),
});
