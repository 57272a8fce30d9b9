import type { Offer, RuleId, Scalar } from '#kernel';
import type { BlankOf, Line } from '#telling';
import { KINDS, type Kind, type Place } from '../rules/edition.ts';
import { MARKERS } from '../rules/offers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Marker, View } from '../rules/state.ts';
import { subjectOf, townOf } from '../rules/tiles.ts';
import { cardName, kindWord, markerWord, nameOf, placeName, themed, tileName } from './names.ts';
import { noteOn } from './notes.ts';

/** An offer as an order. */
export function tellOffer(offer: Offer<Action>, { me, open }: Readonly<View>): Line {
  switch (offer.type) {
    case 'examine':
      return { key: 'offer-examine', args: { count: open.display.length } };
    case 'investigate':
      return themed(open, 'offer-investigate', { count: me === 'audience' ? 0 : solverAt(open, me).left });
    case 'accuse':
      return { key: 'offer-accuse', args: { penalty: townOf(open).penaltyStep } };
    case 'assign':
      return themed(open, 'offer-assign', {
        marker: markerWord(open, markerIn(offer.marker)),
        place: placeName(placeIn(offer.place)),
      });
    case 'unassign':
      return themed(open, 'offer-unassign', { place: placeName(placeIn(offer.place)) });
    case 'answerEvidence':
    case 'answerAccusation':
      return { key: 'offer-answer' };
    case 'answerInvestigator':
      return themed(open, 'offer-answer-discs', { count: Number(offer.discs) });
  }
}

// assigning is offered place by place, so the place is never a blank
const placeIn = (value: unknown): Place => (typeof value === 'string' ? value : '');
const markerIn = (value: unknown): Marker => MARKERS.find(marker => marker === value) ?? 'disc';
const kindIn = (value: unknown): Kind => KINDS.find(kind => kind === value) ?? 'location';

/** What a blank of an offer asks for. */
export function tellBlank({ offer, blank }: BlankOf<Action>, { open }: Readonly<View>): Line {
  switch (offer.type) {
    case 'examine':
      return { key: 'blank-card' };
    case 'investigate':
      return { key: 'blank-place' };
    case 'accuse':
      return themed(open, `blank-accused-${kindIn(blank)}`);
    case 'assign':
    case 'unassign':
      return { key: 'blank-tile' };
    case 'answerEvidence':
      return { key: 'blank-reply' };
    case 'answerInvestigator':
      return themed(open, 'blank-cubes');
    case 'answerAccusation':
      return { key: 'blank-right' };
  }
}

/** One thing a blank can be filled with. */
export function tellChoice(value: Scalar, { offer, blank }: BlankOf<Action>, view: Readonly<View>): Line {
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
      return {
        key: 'choice-tile',
        args: { tile: tileName(open, placeIn(offer.place), kindIn(value)), kind: kindWord(open, kindIn(value)) },
      };
    case 'answerEvidence':
      return value === 'none' ? { key: 'nothing' } : markerWord(open, markerIn(value));
    case 'answerInvestigator':
      return Number(value) === 0 ? { key: 'nothing' } : themed(open, 'cubes', { count: Number(value) });
    case 'answerAccusation':
      return { key: value === true ? 'answer-right' : 'answer-wrong' };
  }
}

/** An evidence card, with where its tile lies and what the notebook has on it. */
export function tellCard(card: string, view: Readonly<View>): Line {
  const { open } = view;
  const { kind, place } = subjectOf(open, card);
  const note = noteOn(card, view);
  const args = {
    card: cardName(open, card),
    kind: kindWord(open, kind),
    place: placeName(townOf(open).placeIds[place] ?? ''),
  };
  const key = kind === 'location' ? 'card-location' : 'card-tile';
  return note ? { key: 'card-noted', args: { card: { key, args }, note } } : { key, args };
}

export const tellRule = (rule: RuleId): Line => ({ key: `rule-${rule.replace('.', '-')}` });

export const tellOption = (option: string): Line => ({ key: `option-${option}` });

export function tellSetting(option: string, value: Scalar): Line {
  if (option === 'turnSeconds' && typeof value === 'number')
    return value % 60 === 0
      ? { key: 'option-turnSeconds-minutes', args: { count: value / 60 } }
      : { key: 'option-turnSeconds-seconds', args: { count: value } };
  return { key: `option-${option}-${String(value)}` };
}
