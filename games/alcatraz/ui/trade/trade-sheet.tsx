import { type Component, createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { type TradeDeal, SeatMark, Trade } from '#kit';
import type { Seat } from '#kernel';
import { ITEM_PLACES, MAX_CASH, THINGS, type Thing } from '../../rules/components.ts';
import { companionsOf } from '../../rules/theft.ts';
import type { Pending } from '../../rules/state.ts';
import { bundleList } from '../../telling/names.ts';
import { drawingOf } from '../icons.ts';
import type { AlcatrazDesk, PartProps } from '../desk.ts';
import { afterDeal, amountsIn, bundleOf, holdingsOf } from './capacity.ts';
import css from './trade-sheet.module.css';

type Offer = Extract<Pending, { type: 'offer' }>;

/** Makes an offer, waits for the answer, or answers. Everybody else reads the same paper. */
export const TradeSheet: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const offer = createMemo((): Offer | undefined => {
    const { pending } = open();
    return pending?.type === 'offer' ? pending : undefined;
  });
  const acting = (): Seat => open().acting?.seat ?? 0;
  const companions = createMemo((): readonly Seat[] => (desk.isMyTurn() ? companionsOf(desk.view().open) : []));
  const [chosen, setChosen] = createSignal<Seat | null>(null); // null: the one the sheet was opened with
  /** With whom I trade; undefined: nobody is here. */
  const partner = (): Seat | undefined => {
    const sheet = desk.sheet();
    const first = chosen() ?? (sheet?.type === 'trade' ? sheet.partner : null);
    return companions().find(seat => seat === first) ?? companions()[0];
  };
  const isMine = (): boolean => desk.seat() === acting() || desk.seat() === offer()?.partner;
  return (
    <section
      class={css['sheet']}
      aria-label={word('talk-trade', { location: desk.locationName(desk.prisoner(acting()).at) })}
      data-trade-sheet
    >
      <header class={css['head']}>
        <div>
          <h3>{word('talk-trade', { location: desk.locationName(desk.prisoner(acting()).at) })}</h3>
          <p>
            {word('talk-trade-offers', {
              number: (open().acting?.offers ?? 0) + (offer() ? 0 : 1),
              most: open().options.maxOffersPerPlayerTurn,
            })}
          </p>
        </div>
      </header>
      <Switch fallback={<p>{word('talk-trade-nobody')}</p>}>
        <Match when={offer()}>
          {made => (
            <Show
              when={desk.isPlaying() && isMine()}
              fallback={<OfferPaper desk={desk} by={acting()} offer={made()} />}
            >
              <Paper
                desk={desk}
                me={desk.seat() ?? 0}
                partner={desk.seat() === acting() ? made().partner : acting()}
                offered={dealFor(made(), desk.seat() === acting())}
              />
            </Show>
          )}
        </Match>
        <Match when={companions().length > 0}>
          <Show when={companions().length > 1}>
            <div class={css['partners']} role="group" aria-label={word('talk-trade-with')}>
              <For each={companions()}>
                {seat => (
                  <button type="button" aria-pressed={seat === partner()} onClick={() => setChosen(seat)}>
                    <SeatMark seat={seat} />
                    <bdi>{desk.nameOf(seat)}</bdi>
                  </button>
                )}
              </For>
            </div>
          </Show>
          {/* a new paper for each partner; a seat may be 0, so it is no condition */}
          <For each={companions().filter(seat => seat === partner())}>
            {seat => <Paper desk={desk} me={desk.seat() ?? 0} partner={seat} offered={null} />}
          </For>
        </Match>
      </Switch>
      <p class={css['note']}>{word('talk-trade-public')}</p>
    </section>
  );
};

/** The offer as one of the two sees it. */
const dealFor = ({ give, want }: Offer, isOfferer: boolean): TradeDeal =>
  isOfferer ? { give: amountsIn(give), get: amountsIn(want) } : { give: amountsIn(want), get: amountsIn(give) };

interface PaperProps {
  readonly desk: AlcatrazDesk;
  readonly me: Seat;
  readonly partner: Seat;
  readonly offered: TradeDeal | null; // null: I make one
}

const Paper: Component<PaperProps> = props => {
  const { desk } = props;
  const { word } = desk;
  const traderOf = (seat: Seat) => ({ seat, name: desk.nameOf(seat), holds: holdingsOf(desk.open(), seat) });
  const items = THINGS.map(thing => ({
    id: thing,
    name: desk.thingName(thing),
    picture: () => <Drawing thing={thing} />,
  }));
  const after = (deal: TradeDeal) =>
    afterDeal(desk.open(), [props.me, props.partner], bundleOf(deal.give), bundleOf(deal.get));
  function refusal(deal: TradeDeal): string | undefined {
    for (const { seat, items, cash, hasRoomForItems, hasRoomForCash } of after(deal)) {
      const name = desk.shortName(seat);
      if (!hasRoomForItems) return word('talk-trade-full-items', { name, count: items, most: ITEM_PLACES });
      if (!hasRoomForCash) return word('talk-trade-full-cash', { name, count: cash, most: MAX_CASH });
    }
    const action = {
      type: 'offerTrade',
      partner: props.partner,
      give: bundleOf(deal.give),
      want: bundleOf(deal.get),
    } as const;
    const rule = desk.whyNot(action);
    return rule === undefined ? undefined : desk.ruleReference(rule).text;
  }
  return (
    <Trade
      me={traderOf(props.me)}
      partner={traderOf(props.partner)}
      items={items}
      offered={props.offered}
      offeredBy={desk.open().acting?.seat === props.me ? 'me' : 'partner'}
      refusal={refusal}
      consequences={deal =>
        after(deal).map(({ seat, items, cash }) =>
          word('talk-trade-after', { name: desk.shortName(seat), items, places: ITEM_PLACES, cash, most: MAX_CASH }),
        )
      }
      onOffer={deal =>
        desk.play({ type: 'offerTrade', partner: props.partner, give: bundleOf(deal.give), want: bundleOf(deal.get) })
      }
      onAnswer={accept => desk.play({ type: 'respondTrade', accept })}
      onWithdraw={() => desk.play({ type: 'withdrawOffer' })}
    />
  );
};

const Drawing: Component<{ readonly thing: Thing }> = props => (
  <svg viewBox="0 0 512 512" aria-hidden="true">
    <use href={drawingOf(props.thing)} />
  </svg>
);

/** An offer between two others. */
const OfferPaper: Component<{ readonly desk: AlcatrazDesk; readonly by: Seat; readonly offer: Offer }> = props => {
  const { word } = props.desk;
  const row = (seat: () => Seat, bundle: () => string): JSX.Element => (
    <div>
      <dt>
        <SeatMark seat={seat()} /> {word('talk-trade-gives', { seat: { seat: seat() } })}
      </dt>
      <dd>{props.desk.word('talk-trade-things', { things: bundleList(bundle()) })}</dd>
    </div>
  );
  return (
    <div class={css['paper']}>
      <dl>
        {row(
          () => props.by,
          () => props.offer.give,
        )}
        {row(
          () => props.offer.partner,
          () => props.offer.want,
        )}
      </dl>
      <p>{word('talk-trade-waiting', { seat: { seat: props.offer.partner } })}</p>
    </div>
  );
};
