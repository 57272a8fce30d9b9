import { type BySeat, type Chance, copy, type Seat, seatsOf } from '#kernel';
import { CARD_IDS, prisonerOf } from './board.ts';
import type { CardId } from './components.ts';
import { cardsInDeck } from './tasks.ts';
import type { Open, State, View } from './state.ts';

/** A state that looks like the view: decks, hands, votes and namings that are hidden are drawn anew. */
export function imagineState(view: Readonly<View>, chance: Chance): State {
  const open = copy(view.open);
  const { bottom } = open.plan;
  return {
    open,
    deck: chance.shuffle(cardsInDeck(open).filter(card => !bottom.includes(card))),
    ...imagineCards(view, chance),
    known: view.known.map(({ by, of, card }) => ({ by, of, card })),
    votes: imagineVotes(view, chance),
    namings: imagineNamings(view, chance),
  };
}

/** The deck comes from the cards that were shuffled into it; what is left goes to the hands and an open choice. */
function imagineCards(view: Readonly<View>, chance: Chance): Pick<State, 'cards' | 'hands' | 'choice'> {
  const { open } = view;
  const seen = seenHands(view);
  const gone = new Set([...open.blackmail.used, ...seen.flat(), ...(view.choice ?? [])]);
  const hidden = chance.shuffle(CARD_IDS.filter(card => !gone.has(card)));
  const cards = hidden.filter(card => open.blackmail.shuffled.includes(card)).slice(0, open.blackmail.deck);
  const rest = hidden.filter(card => !cards.includes(card));
  const hands = seen.map((hand, seat) => [...hand, ...rest.splice(0, prisonerOf(open, seat).cards - hand.length)]);
  return { cards, hands, choice: view.choice ? [...view.choice] : rest };
}

/** The cards of each hand that the viewer knows. */
function seenHands({ me, hands, known }: Readonly<View>): BySeat<CardId[]> {
  return hands.map((hand, seat) =>
    hand ? [...hand] : known.flatMap(one => (one.by === me && one.of === seat ? [one.card] : [])),
  );
}

/** Who has voted is known, for whom only of oneself (ALC-5.10). */
function imagineVotes({ me, open, vote }: Readonly<View>, chance: Chance): BySeat<Seat | null> {
  if (open.phase !== 'voting') return [];
  return seatsOf(open.seats).map(seat => {
    if (!open.voted.includes(seat)) return null;
    return seat === me ? vote : chance.below(open.seats);
  });
}

function imagineNamings({ me, open, naming }: Readonly<View>, chance: Chance): BySeat<Seat | null> {
  return open.naming ? namingsIn(open, open.naming, { me, naming }, chance) : [];
}

function namingsIn(
  { seats }: Open,
  { candidates, named }: NonNullable<Open['naming']>,
  own: Pick<View, 'me' | 'naming'>,
  chance: Chance,
): BySeat<Seat | null> {
  return seatsOf(seats).map(seat => {
    if (!named.includes(seat)) return null;
    return seat === own.me ? own.naming : chance.pick(candidates);
  });
}
