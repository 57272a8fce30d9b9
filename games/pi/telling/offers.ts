import type { Offer, RuleId, Scalar } from '#kernel';
import { type BlankOf, computedLine } from '#telling';
import { KINDS, type Kind, type Place } from '../rules/edition.ts';
import { MARKERS } from '../rules/offers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Marker, View } from '../rules/state.ts';
import { subjectOf, townOf } from '../rules/tiles.ts';
import { cardName, kindWord, markerWord, nameOf, placeName, themed, tileName } from './names.ts';
import { noteOn } from './notes.ts';
import { type GameLine, line } from './line.ts';

/** An offer as a command. */
export function tellOffer(offer: Offer<Action>, { me, open }: Readonly<View>): GameLine {
  switch (offer.type) {
    case 'examine':
      return line('offer-examine', { count: open.display.length });
    case 'investigate':
      return themed(open, 'offer-investigate', { count: me === 'audience' ? 0 : solverAt(open, me).left });
    case 'accuse':
      return line('offer-accuse', { penalty: townOf(open).penaltyStep });
    case 'assign':
      return themed(open, 'offer-assign', {
        marker: markerWord(open, markerIn(offer.marker)),
        place: placeName(placeIn(offer.place)),
      });
    case 'unassign':
      return themed(open, 'offer-unassign', { place: placeName(placeIn(offer.place)) });
    case 'answerEvidence':
    case 'answerAccusation':
      return line('offer-answer');
    case 'answerInvestigator':
      return themed(open, 'offer-answer-discs', { count: Number(offer.discs) });
  }
}

// assigning is offered place by place, so the place is never a blank
const placeIn = (value: unknown): Place => (typeof value === 'string' ? value : '');
const markerIn = (value: unknown): Marker => MARKERS.find(marker => marker === value) ?? 'disc';
const kindIn = (value: unknown): Kind => KINDS.find(kind => kind === value) ?? 'location';

/** The question of a blank. */
export function tellBlank({ offer, blank }: BlankOf<Action>, { open }: Readonly<View>): GameLine {
  switch (offer.type) {
    case 'examine':
      return line('blank-card');
    case 'investigate':
      return line('blank-place');
    case 'accuse':
      return themed(open, `blank-accused-${kindIn(blank)}`);
    case 'assign':
    case 'unassign':
      return line('blank-tile');
    case 'answerEvidence':
      return line('blank-reply');
    case 'answerInvestigator':
      return themed(open, 'blank-cubes');
    case 'answerAccusation':
      return line('blank-right');
  }
}

/** One value of a blank. */
export function tellChoice(value: Scalar, { offer, blank }: BlankOf<Action>, view: Readonly<View>): GameLine {
  const { open } = view;
  switch (offer.type) {
    case 'examine':
      return tellCard(String(value), view);
    case 'investigate':
      return placeName(String(value));
    case 'accuse':
      return nameOf(kindIn(blank), String(value));
    case 'assign':
    case 'unassign':
      return line('choice-tile', {
        tile: tileName(open, placeIn(offer.place), kindIn(value)),
        kind: kindWord(open, kindIn(value)),
      });
    case 'answerEvidence':
      return value === 'none' ? line('nothing') : markerWord(open, markerIn(value));
    case 'answerInvestigator':
      return Number(value) === 0 ? line('nothing') : themed(open, 'cubes', { count: Number(value) });
    case 'answerAccusation':
      return line(value === true ? 'answer-right' : 'answer-wrong');
  }
}

/** An evidence card, with the place of its tile and the notebook's remark. */
export function tellCard(card: string, view: Readonly<View>): GameLine {
  const { open } = view;
  const { kind, place } = subjectOf(open, card);
  const note = noteOn(card, view);
  const args = {
    card: cardName(open, card),
    kind: kindWord(open, kind),
    place: placeName(townOf(open).placeIds[place] ?? ''),
  };
  const named = line(kind === 'location' ? 'card-location' : 'card-tile', args);
  return note ? line('card-noted', { card: named, note }) : named;
}

export const tellRule = (rule: RuleId): GameLine => computedLine(`rule-${rule.replace('.', '-')}`);

export const tellOption = (option: string): GameLine => computedLine(`option-${option}`);

export function tellSetting(option: string, value: Scalar): GameLine {
  if (option === 'turnSeconds' && typeof value === 'number')
    return value % 60 === 0
      ? line('option-turnSeconds-minutes', { count: value / 60 })
      : line('option-turnSeconds-seconds', { count: value });
  return computedLine(`option-${option}-${String(value)}`);
}
