import type { Seat } from '#kernel';
import { ELEMENTS } from '../rules/components.ts';
import type { AlcatrazDesk } from './desk.ts';
import { comparedBy, type Outlook, outlookOn } from './outlook.ts';

const CRITERIA = {
  scapegoat: 'board-by-scapegoat',
  onlyOne: 'board-by-only-one',
  elements: 'board-by-letters',
  cash: 'board-by-cash',
  items: 'board-by-items',
  strength: 'board-by-strength',
  naming: 'board-by-naming',
} as const;

/** Which letters are missing, who is not needed, and what decides. */
export function whyIn(desk: AlcatrazDesk, { missing, redundant, verdict }: Outlook): string {
  const { word } = desk;
  if (missing.length === ELEMENTS.length) return word('board-outlook-none');
  return [
    missing.length > 0 ? word('board-outlook-missing', { letters: { row: [...missing] } }) : '',
    redundant.length === 0
      ? word('board-outlook-needed')
      : word('board-outlook-redundant', { prisoners: desk.people(redundant) }),
    verdict.type === 'stays' ? decision(desk, verdict.decidedBy, redundant) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function decision(desk: AlcatrazDesk, criterion: keyof typeof CRITERIA, redundant: readonly Seat[]): string {
  const { word } = desk;
  const values = redundant.flatMap(seat => {
    const value = comparedBy(criterion, desk.prisoner(seat));
    return value === undefined ? [] : [`${desk.shortName(seat)} ${value}`];
  });
  return values.length > 0
    ? word('board-outlook-decided', { rule: word(CRITERIA[criterion]), values: { row: values } })
    : word(CRITERIA[criterion]);
}

/** Who would stay behind if the game ended now, and why. */
export function outlookSentences(desk: AlcatrazDesk): string[] {
  const outlook = outlookOn(desk.open());
  const { verdict, missing } = outlook;
  const stays = verdict.type === 'stays' && missing.length < ELEMENTS.length;
  return [
    desk.word('board-outlook'),
    stays
      ? desk.word('board-outlook-stays', { seat: { seat: verdict.seat } })
      : desk.word(verdict.type === 'tie' ? 'board-outlook-tie' : 'board-outlook-nobody'),
    whyIn(desk, outlook),
  ];
}
