import { type Offer, oneOf, fillableOffers, type RuleId, type Seat, type Table } from '#kernel';
import { actingAt, blackmailCard, CARD_IDS, mayEnter, neighboursOf, othersThan, prisonerOf } from './board.ts';
import { choicesBy, choicesByTwo } from './choices.ts';
import { type CardId, type Effect, LOCATIONS, type Location, type Thing } from './components.ts';
import { movableGuards, moveGuard, targetsFrom } from './guards.ts';
import { playFromHand } from './hands.ts';
import { hasRoomFor, pass, returnToBoard, thingsOf } from './items.ts';
import { mayReplace, moveTask, replaceTask } from './tasks.ts';
import type { ActionOf, Event, Open, State, View } from './state.ts';

type Play = ActionOf<'playBlackmail'>;

/** A play of a card with all its choices empty. */
export const emptyPlay = (card: CardId): Play => ({
  type: 'playBlackmail',
  card,
  victim: null,
  what: null,
  from: null,
  to: null,
  onward: null,
  task: null,
});

/** Every prisoner but the scapegoat, wherever they are (ALC-14.12). */
const victimsOf = ({ scapegoat, seats }: Open): Seat[] => othersThan(scapegoat, seats);

/** What a victim has that the scapegoat has room for (ALC-14.16). */
export const demandable = (open: Open, victim: Seat): Thing[] =>
  thingsOf(prisonerOf(open, victim)).filter(thing => hasRoomFor(prisonerOf(open, open.scapegoat), thing));

/** Why no card can be played now (ALC-6.6, ALC-14.2). Guards do not matter (ALC-14.3). */
function whyNotBlackmail(open: Open): RuleId | undefined {
  const { seat, ap } = actingAt(open);
  if (seat !== open.scapegoat) return 'ALC-6.6';
  return ap < 1 ? 'ALC-7.6' : undefined;
}

/** Why this card is not playable. The rest of the action is checked against its offer. */
export function whyNotPlay(view: Readonly<View>, { card }: Play): RuleId | undefined {
  const { open, hands } = view;
  const inGeneral = whyNotBlackmail(open);
  if (inGeneral !== undefined) return inGeneral;
  const held = hands[actingAt(open).seat]?.find(one => one === card);
  if (held === undefined) return 'ALC-14.2';
  const effect = CARD_IDS.includes(held) ? offersOfCard(open, held) : [];
  return effect.length === 0 ? 'ALC-14.10' : ruleOfEffect(blackmailCard(held).effect);
}

/** The statement that says what a card of this kind can do. */
function ruleOfEffect({ op }: Effect): RuleId {
  switch (op) {
    case 'moveGuards':
    case 'movePrisoner':
    case 'returnItem':
      return 'ALC-14.14';
    case 'take':
      return 'ALC-14.16';
    case 'lessAp':
    case 'forbid':
      return 'ALC-14.13';
    case 'moveTask':
    case 'replaceTask':
      return 'ALC-14.15';
  }
}

/** The cards the scapegoat can play, each with its own blanks. */
export function offersOfBlackmail({ open, hands }: Readonly<View>): Offer<Play>[] {
  if (whyNotBlackmail(open) !== undefined) return [];
  return (hands[actingAt(open).seat] ?? []).flatMap(card => offersOfCard(open, card));
}

/** At most one offer: none if the card has no possible effect (ALC-14.10). */
const offersOfCard = (open: Open, card: CardId): Offer<Play>[] =>
  fillableOffers<Offer<Play>>([{ ...emptyPlay(card), ...blanksOf(open, blackmailCard(card).effect) }]);

function blanksOf(open: Open, effect: Effect): Partial<Offer<Play>> {
  const victims = victimsOf(open);
  switch (effect.op) {
    case 'moveGuards': {
      const origins = movableGuards(open, null);
      return {
        from: oneOf<Location | null>(origins),
        to: choicesBy('from', origins, (from): (Location | null)[] => targetsFrom(open, from, null)),
      };
    }
    case 'movePrisoner': {
      const movable = victims.filter(victim => stepsFrom(open, prisonerOf(open, victim).at).length > 0);
      const steps = (victim: Seat): Location[] => stepsFrom(open, prisonerOf(open, victim).at);
      const further = (_: Seat, to: Location): (Location | null)[] =>
        effect.most === 1 ? [null] : [null, ...stepsFrom(open, to)];
      return {
        victim: oneOf<Seat | null>(movable),
        to: choicesBy('victim', movable, (victim): (Location | null)[] => steps(victim)),
        onward: choicesByTwo(['victim', movable], ['to', steps], further),
      };
    }
    case 'returnItem': {
      const owners = victims.filter(victim => prisonerOf(open, victim).items.length > 0);
      const items = (victim: Seat): (Thing | null)[] =>
        thingsOf(prisonerOf(open, victim)).filter(thing => thing !== 'cash');
      return { victim: oneOf<Seat | null>(owners), what: choicesBy('victim', owners, items) };
    }
    case 'take': {
      const owners = victims.filter(victim => demandable(open, victim).length > 0);
      const what = choicesBy('victim', owners, (victim): (Thing | null)[] => demandable(open, victim));
      return { victim: oneOf<Seat | null>(owners), ...(effect.chooser === 'scapegoat' ? { what } : {}) };
    }
    case 'lessAp':
      return { victim: oneOf<Seat | null>(victims) };
    case 'forbid':
      return effect.action === 'enter'
        ? { to: oneOf<Location | null>(LOCATIONS.filter(location => !open.bans.closed.includes(location))) }
        : { victim: oneOf<Seat | null>(victims.filter(victim => !open.bans.barred.includes(victim))) };
    case 'moveTask':
      return { task: oneOf<string | null>(open.tasks.map(({ card }) => card)) };
    case 'replaceTask':
      return {
        task: oneOf<string | null>(open.tasks.map(({ card }) => card).filter(card => mayReplace(open, card))),
      };
  }
}

/** Where a prisoner can be moved to from a location (ALC-14.14). */
const stepsFrom = (open: Open, location: Location): Location[] =>
  neighboursOf(open, location).filter(to => mayEnter(open, to));

/** The AP is paid and the card lies on the used pile before its effect (ALC-14.12). */
export function playBlackmail(state: State, by: Seat, play: Play, table: Table<Event>): void {
  const { open } = state;
  const { effect } = blackmailCard(play.card);
  actingAt(open).ap -= 1;
  playFromHand(state, by, play.card);
  const location = effect.op === 'forbid' ? play.to : null;
  const { card, victim, task } = play;
  table.tell({ type: 'blackmailPlayed', by, card, victim, location, task });
  carryOut(state, play, table);
}

function carryOut(state: State, play: Play, table: Table<Event>): void {
  const { open } = state;
  const { effect } = blackmailCard(play.card);
  switch (effect.op) {
    case 'moveGuards': {
      const [from, to] = [needed(play.from), needed(play.to)];
      return moveGuard(open, { from, to }, { left: effect.most, target: effect.sameTarget ? to : null }, table);
    }
    case 'movePrisoner': {
      const victim = needed(play.victim);
      const path = [play.to, play.onward].flatMap(step => step ?? []);
      prisonerOf(open, victim).at = path.at(-1) ?? prisonerOf(open, victim).at;
      return table.tell({ type: 'prisonerMoved', victim, path });
    }
    case 'returnItem':
      if (play.what === null || play.what === 'cash') throw new Error('an item has to be named');
      return returnToBoard(open, needed(play.victim), play.what, table);
    case 'take': {
      const victim = needed(play.victim);
      if (effect.chooser === 'scapegoat') return handOver(open, victim, needed(play.what), table);
      open.pending = { type: 'prompt', card: play.card, victim };
      return;
    }
    case 'lessAp': {
      const victim = needed(play.victim);
      const cuts = open.bans.cuts.map((cut, seat) => (seat === victim ? cut + effect.amount : cut));
      open.bans = { closed: open.bans.closed, barred: open.bans.barred, cuts };
      return;
    }
    case 'forbid': {
      const { closed, barred, cuts } = open.bans;
      open.bans =
        effect.action === 'enter'
          ? { closed: [...closed, needed(play.to)], barred, cuts }
          : { closed, barred: [...barred, needed(play.victim)], cuts };
      return;
    }
    case 'moveTask':
      return moveTask(open, needed(play.task), table);
    case 'replaceTask':
      return replaceTask(state, needed(play.task), table);
  }
}

function needed<Value extends string | number>(value: Value | null): Value {
  if (value === null) throw new Error('this card asks for more');
  return value;
}

/** Only what the scapegoat has room for (ALC-14.16). */
export function whyNotAnswer(open: Open, me: Seat, what: unknown): RuleId | undefined {
  const { pending } = open;
  if (pending?.type !== 'prompt' || pending.victim !== me) return 'ALC-14.16';
  return demandable(open, me).some(thing => thing === what) ? undefined : 'ALC-14.16';
}

/** One thing passes from the victim to the scapegoat. */
export function handOver(open: Open, victim: Seat, what: Thing, table: Table<Event>): void {
  open.pending = null;
  pass(open, victim, open.scapegoat, what);
  table.tell({ type: 'handedOver', by: victim, to: open.scapegoat, what });
}

/** Not answered in time: the first possible thing in the order of THINGS (ALC-18.2). */
export function handOverFirst(open: Open, victim: Seat, table: Table<Event>): void {
  const [first] = demandable(open, victim);
  if (first === undefined) throw new Error('the victim has nothing to hand over');
  handOver(open, victim, first, table);
}
