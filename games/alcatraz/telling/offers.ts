import { isBlank, type Offer, type RuleId, type Scalar } from '#kernel';
import { type BlankOf, computedLine } from '#telling';
import { blackmailCard, guardsAt, planCard, taskAt } from '../rules/board.ts';
import { type CardId, type Kind, type Location, THINGS } from '../rules/components.ts';
import { costHere, hereOf } from '../rules/guards.ts';
import { thingsIn } from '../rules/items.ts';
import { costOfRule } from '../rules/locations.ts';
import type { Action, Open, View } from '../rules/state.ts';
import {
  bundleList,
  cardName,
  cardText,
  counted,
  guardCount,
  locationName,
  seatName,
  shortRule,
  taskName,
  thingName,
  tokenParts,
} from './names.ts';
import { tellSentence } from './sentences.ts';
import { type GameLine, line } from './line.ts';

/** An offer as an order, with its cost in action points. */
export function tellOffer(offer: Offer<Action>, { open }: Readonly<View>): GameLine {
  switch (offer.type) {
    case 'useLocation':
      return offerOfLocation(open);
    case 'steal':
    case 'riot':
    case 'discardItem':
      return line(`offer-${offer.type}`, { cost: costHere(open, 1) ?? 0 });
    case 'performTask': {
      const task = taskAt(open, hereOf(open));
      if (!task) throw new Error('no task lies here');
      return line('offer-performTask', { cost: costHere(open, 1) ?? 0, task: taskName(task.card) });
    }
    case 'playBlackmail': {
      const card = textIn(offer.card);
      return line('offer-playBlackmail', { card: cardName(card), text: cardText(card) });
    }
    case 'answerBlackmail':
      return line('offer-answerBlackmail', {
        card: cardName(open.pending?.type === 'prompt' ? open.pending.card : ''),
        seat: { seat: open.scapegoat },
      });
    case 'respondTrade':
      return offerOfAnswer(open);
    case 'moveGuard':
      return line('offer-moveGuard', { count: open.pending?.type === 'guards' ? open.pending.left : 0 });
    case 'endTurn':
      return line('offer-endTurn', { ap: open.acting?.ap ?? 0 });
    case 'callVote':
    case 'castVote':
    case 'move':
    case 'offerTrade':
    case 'withdrawOffer':
    case 'bribe':
    case 'spendStrength':
    case 'chooseCard':
    case 'stopGuards':
    case 'nameStayer':
    case 'say':
      return line(`offer-${offer.type}`);
    case 'negotiationTimeout':
    case 'voteTimeout':
    case 'tradeTimeout':
    case 'choiceTimeout':
    case 'turnTimeout':
    case 'stayerTimeout':
      throw new Error(`only the clock does this: ${offer.type}`);
  }
}

function offerOfLocation(open: Open): GameLine {
  const here = hereOf(open);
  return line('offer-useLocation', {
    location: locationName(here),
    rule: shortRule(here, open.sides[here - 1] ?? 'silver'),
    cost: costOfRule(open) ?? 0,
  });
}

function offerOfAnswer({ pending, acting }: Open): GameLine {
  if (pending?.type !== 'offer') throw new Error('no offer is open');
  const [give, want] = [bundleList(pending.give), bundleList(pending.want)];
  return line('offer-respondTrade', { seat: { seat: acting?.seat ?? 0 }, give, want });
}

/** A field that is no blank. */
function textIn(field: unknown): string {
  if (typeof field !== 'string' || isBlank(field)) throw new Error('this field is a blank');
  return field;
}

/** What a blank of an offer asks for. */
export function tellBlank({ offer, blank }: BlankOf<Action>, { open }: Readonly<View>): GameLine {
  switch (blank) {
    case 'from':
      return line('blank-guard-from');
    case 'to':
      return blankTo(offer);
    case 'first':
    case 'second':
    case 'third':
      return line('blank-token', { item: thingName(neededFor(open, blank)) });
    case 'what':
      return line(offer.type === 'steal' ? 'blank-steal-what' : 'blank-what');
    case 'player':
      return line(offer.type === 'castVote' ? 'blank-castVote-player' : 'blank-player');
    case 'want':
      return line(offer.type === 'offerTrade' ? 'blank-offerTrade-want' : 'blank-want');
    case 'count':
      return line(offer.type === 'bribe' ? 'blank-bribe-count' : 'blank-count');
    default:
      return computedLine(`blank-${blank}`);
  }
}

function blankTo(offer: Offer<Action>): GameLine {
  switch (offer.type) {
    case 'say':
      return line('blank-to');
    case 'move':
      return line('blank-move-to');
    case 'playBlackmail': {
      const { op } = blackmailCard(textIn(offer.card)).effect;
      if (op === 'movePrisoner') return line('blank-prisoner-to');
      return line(op === 'forbid' ? 'blank-close' : 'blank-guard-to');
    }
    default:
      return line('blank-guard-to');
  }
}

/** The item of the task here that the first, second or third token is for. */
function neededFor(open: Open, blank: 'first' | 'second' | 'third'): Kind {
  const task = taskAt(open, hereOf(open));
  const item = task && planCard(task.card).items[['first', 'second', 'third'].indexOf(blank)];
  if (!item) throw new Error(`the task here needs no ${blank} item`);
  return item;
}

/** One thing a blank can be filled with. */
export function tellChoice(value: Scalar, { offer, blank }: BlankOf<Action>, { open, me }: Readonly<View>): GameLine {
  if (value === null) return line(blank === 'onward' ? 'choice-stop' : 'nothing');
  switch (blank) {
    case 'victim':
    case 'partner':
    case 'player':
    case 'candidate':
      return seatName(Number(value));
    case 'to':
      return offer.type === 'say' ? seatName(Number(value)) : choiceOfLocation(open, Number(value));
    case 'from':
    case 'onward':
    case 'returnTo':
      return choiceOfLocation(open, Number(value));
    case 'location':
      return locationName(Number(value));
    case 'pay':
    case 'what':
    case 'thing':
    case 'item':
      return choiceOfThing(value);
    case 'want':
      return offer.type === 'say' ? choiceOfThing(value) : choiceOfBundle(value);
    case 'give':
    case 'take':
      return choiceOfBundle(value);
    case 'first':
    case 'second':
    case 'third': {
      const { seat, kind } = tokenParts(String(value));
      return seat === me
        ? line('choice-token-you', { item: thingName(kind) })
        : line('choice-token', { item: thingName(kind), seat: { seat } });
    }
    case 'card':
      return choiceOfCard(String(value));
    case 'task': {
      const task = open.tasks.find(({ card }) => card === value);
      return line('choice-task', { task: taskName(String(value)), location: locationName(task?.at ?? 1) });
    }
    case 'accept':
      return line(value ? 'choice-accept' : 'choice-decline');
    case 'sentence':
      return tellSentence({ sentence: String(value), ...(me !== 'audience' && { by: me }) });
    case 'element':
      return line('choice-element', { element: String(value) });
    case 'turn':
      return line('choice-round', { round: Number(value) });
    default:
      return line('choice-count', { count: Number(value) });
  }
}

const choiceOfLocation = (open: Open, location: Location): GameLine =>
  line('choice-location', { location: locationName(location), guards: guardCount(guardsAt(open, location)) });

const choiceOfCard = (card: CardId): GameLine => line('choice-card', { card: cardName(card), text: cardText(card) });

function choiceOfThing(value: Scalar): GameLine {
  const thing = THINGS.find(one => one === value);
  if (thing === undefined) throw new Error(`there is no such thing: ${String(value)}`);
  return thing === 'cash' ? counted(thing) : thingName(thing);
}

/** One thing has its name, as everywhere where things are chosen; several are counted. */
function choiceOfBundle(value: Scalar): GameLine {
  const [first, ...others] = thingsIn(String(value));
  if (first === undefined) return line('nothing');
  return others.length === 0 ? choiceOfThing(first) : line('choice-things', { things: bundleList(String(value)) });
}

export const tellRule = (rule: RuleId): GameLine => computedLine(`rule-${rule.replace('.', '-')}`);

export const tellOption = (option: string): GameLine => computedLine(`option-${option}`);

/** One setting of an option; for a list of locations, one of them. */
export function tellSetting(option: string, value: Scalar): GameLine {
  if (option === 'layout' || option === 'darkSides') return locationName(Number(value));
  if (option.endsWith('Seconds')) return tellSeconds(Number(value));
  return typeof value === 'number'
    ? computedLine(`option-${option}-count`, { count: value })
    : computedLine(`option-${option}-${String(value)}`);
}

function tellSeconds(seconds: number): GameLine {
  if (seconds === 0) return line('option-no-limit');
  return seconds % 60 === 0
    ? line('option-minutes', { count: seconds / 60 })
    : line('option-seconds', { count: seconds });
}
