import { byLocation, guardsAt, guardsInPrison } from '../rules/board.ts';
import { type Location, MAX_GUARDS } from '../rules/components.ts';
import { deckSize } from '../rules/tasks.ts';
import type { AlcatrazDesk } from './desk.ts';
import { latestSentence } from './latest.ts';
import { outlookSentences } from './outlook-words.ts';
import { sayTask, sentence } from './room-words.ts';
import { saySheet } from './sheet-words.ts';

type Answer = (desk: AlcatrazDesk) => readonly string[];

/** What can be asked by a key on the plan, for those who hear the board. */
const ANSWERS: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ['w', whoIsWhere],
  ['t', tasks],
  ['s', sheets],
  ['m', mine],
  ['d', decks],
  ['g', guards],
  ['i', items],
  ['n', now],
  ['e', outlookSentences],
]);

/** The answer to a key; undefined: the key asks nothing. */
export const answerTo = (desk: AlcatrazDesk, key: string): string | undefined =>
  ANSWERS.get(key.toLowerCase())?.(desk).map(sentence).join(' ');

const locationsIn = (desk: AlcatrazDesk): readonly Location[] => desk.open().layout;

function whoIsWhere(desk: AlcatrazDesk): string[] {
  return desk.seats().map(seat => `${desk.shortName(seat)}: ${desk.locationName(desk.prisoner(seat).at)}`);
}

function tasks(desk: AlcatrazDesk): string[] {
  return desk.open().tasks.flatMap(({ at }) => [desk.locationName(at), ...sayTask(desk, at)]);
}

function guards(desk: AlcatrazDesk): string[] {
  const open = desk.open();
  const count = guardsInPrison(open);
  const watched = locationsIn(desk).filter(location => guardsAt(open, location) > 0);
  return [
    desk.word('board-guards-long', { count, left: MAX_GUARDS - count }),
    ...watched.map(location => `${desk.locationName(location)}: ${guardsAt(open, location)}`),
  ];
}

function items(desk: AlcatrazDesk): string[] {
  return locationsIn(desk).flatMap(location => {
    const stock = byLocation(desk.open().stock, location);
    return stock.length === 0 ? [] : [`${desk.locationName(location)}: ${stock.map(desk.thingName).join(', ')}`];
  });
}

/** What everybody has. */
function sheets(desk: AlcatrazDesk): string[] {
  return desk.seats().flatMap(seat => {
    const [letters = '', ...rest] = saySheet(desk, seat);
    return [`${desk.shortName(seat)}: ${letters}`, ...rest];
  });
}

/** What I have, my cards among it, and the action points I have left. */
function mine(desk: AlcatrazDesk): string[] {
  const { word } = desk;
  const me = desk.seat();
  if (me === undefined) return [];
  const cards = desk.view().hands[me] ?? [];
  const { acting } = desk.open();
  return [
    ...(acting?.seat === me ? [word('board-points-left', { count: acting.ap })] : []),
    ...saySheet(desk, me),
    `${word('board-my-cards')}: ${cards.length === 0 ? word('board-no-cards') : cards.map(desk.cardName).join(', ')}`,
  ];
}

/** What is left in the decks, and what was used. */
function decks({ word, open, cardName }: AlcatrazDesk): string[] {
  const { deck, used } = open().blackmail;
  return [
    word('board-plan-deck', { count: deckSize(open()) }),
    word('board-blackmail-deck', { count: deck }),
    used.length === 0 ? word('board-used-none') : word('board-used', { cards: { row: used.map(cardName) } }),
  ];
}

/** Whose turn it is, and what happened last. */
function now(desk: AlcatrazDesk): string[] {
  const { acting, phase, turn, scapegoat, bonus } = desk.open();
  return [
    desk.word('board-turn', { turn }),
    `${desk.shortName(scapegoat)}: ${desk.word('board-scapegoat', { count: bonus })}`,
    acting
      ? `${desk.word('board-turn-of', { seat: { seat: acting.seat } })}: ${desk.word('board-points-left', { count: acting.ap })}`
      : desk.word(`board-phase-${phase}`),
    latestSentence(desk),
  ].filter(text => text !== '');
}
