import { type Component, createMemo, createSignal, createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js';
import type { Seat } from '#kernel';
import { shownName } from '../../words/names.ts';
import { word } from '../../words/words.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { SeatMark } from '../seat.tsx';
import { type Amounts, amountOf, createDeal, type TradeDeal, type DealSide, isNothing } from './deal.ts';
import css from './trade.module.css';

interface TradeItem {
  readonly id: string;
  readonly name: string;
  /** A drawing of it, without words. */
  readonly picture?: () => JSX.Element;
}

interface Trader {
  readonly seat: Seat;
  readonly name: string;
  /** The items they can trade. */
  readonly holds: Amounts;
}

interface TradeProps {
  me: Trader;
  partner: Trader;
  /** Everything that can be traded, in its order. */
  items: readonly TradeItem[];
  /** The open offer from my view; null: none, and I prepare one. */
  offered: TradeDeal | null;
  /** Whose offer it is. */
  offeredBy?: 'me' | 'partner';
  /** Why a deal cannot be offered; undefined: it can. An empty deal never can. */
  refusal?(deal: TradeDeal): string | undefined;
  /** The consequences of the deal, one line each. */
  consequences?(deal: TradeDeal): readonly string[];
  /** Each resolves to whether it was done: one action of the game. */
  onOffer(deal: TradeDeal): Promise<boolean>;
  onAnswer(accepts: boolean): Promise<boolean>;
  onWithdraw(): Promise<boolean>;
}

/** A trade between two players: being prepared, waiting for the partner, or waiting for me. */
export const Trade: Component<TradeProps> = props => {
  const why = createUniqueId();
  const draft = createDeal(() => ({ give: props.me.holds, get: props.partner.holds }));
  const [isBusy, setBusy] = createSignal(false);
  const deal = createMemo((): TradeDeal => props.offered ?? draft.deal());
  const partner = (): string => shownName(props.partner.name);
  const refusal = (): string | undefined => (isNothing(deal()) ? word('kit-trade-empty') : props.refusal?.(deal()));
  const phase = (): 'making' | 'waiting' | 'asked' =>
    props.offered === null ? 'making' : props.offeredBy === 'partner' ? 'asked' : 'waiting';

  /** Runs one action at a time. */
  async function act(what: () => Promise<boolean>, onDone?: () => void): Promise<void> {
    if (isBusy()) return;
    setBusy(true);
    try {
      if (await what()) onDone?.();
    } finally {
      setBusy(false);
    }
  }

  const side = (side: DealSide, trader: () => Trader): JSX.Element => (
    <Holdings
      side={side}
      trader={trader()}
      isMe={side === 'give'}
      items={props.items.filter(({ id }) => amountOf(trader().holds, id) > 0)}
      amounts={deal()[side]}
      isOpen={phase() === 'making'}
      onChange={(item, count) => draft.put(side, item, count)}
    />
  );

  return (
    <div class={css['trade']} data-trade={phase()}>
      {side('get', () => props.partner)}
      <div class={css['paper']} role="group" aria-label={word('kit-trade-deal')}>
        <dl>
          <div>
            <dt title={word('kit-trade-you-get')} data-shortens>
              {word('kit-trade-you-get')}
            </dt>
            <dd data-get>
              <Bundle amounts={deal().get} items={props.items} />
            </dd>
          </div>
          <div>
            <dt title={word('kit-trade-they-get', { name: partner() })} data-shortens>
              {word('kit-trade-they-get', { name: partner() })}
            </dt>
            <dd data-give>
              <Bundle amounts={deal().give} items={props.items} />
            </dd>
          </div>
        </dl>
        <Show when={(props.consequences?.(deal()) ?? []).length > 0}>
          <ul class={css['consequences']}>
            <For each={props.consequences?.(deal())}>{line => <li>{line}</li>}</For>
          </ul>
        </Show>
        <Show when={phase() !== 'making'}>
          <ul class={css['agreement']}>
            <Agrees trader={props.me} isMe agrees={phase() === 'waiting'} />
            <Agrees trader={props.partner} agrees={phase() === 'asked'} />
          </ul>
        </Show>
      </div>
      {side('give', () => props.me)}
      <Switch>
        <Match when={phase() === 'making'}>
          <div class={css['actions']}>
            <Button
              kind="primary"
              size="large"
              wide
              busy={isBusy()}
              aria-disabled={refusal() === undefined ? undefined : 'true'}
              aria-describedby={refusal() === undefined ? undefined : why}
              onClick={() => {
                if (refusal() === undefined) void act(() => props.onOffer(deal()), draft.clear);
              }}
            >
              {word('kit-trade-offer', { name: partner() })}
            </Button>
            <p class={css['why']} id={why} aria-live="polite">
              {refusal()}
            </p>
          </div>
        </Match>
        <Match when={phase() === 'waiting'}>
          <div class={css['actions']}>
            <Button wide busy={isBusy()} onClick={() => void act(() => props.onWithdraw())}>
              {word('kit-trade-withdraw')}
            </Button>
          </div>
        </Match>
        <Match when={phase() === 'asked'}>
          <div class={css['actions']} data-two>
            <Button size="large" busy={isBusy()} onClick={() => void act(() => props.onAnswer(false))}>
              {word('kit-trade-decline')}
            </Button>
            <Button kind="primary" size="large" busy={isBusy()} onClick={() => void act(() => props.onAnswer(true))}>
              {word('kit-trade-accept')}
            </Button>
          </div>
        </Match>
      </Switch>
    </div>
  );
};

interface HoldingsProps {
  side: DealSide;
  trader: Trader;
  isMe: boolean;
  items: readonly TradeItem[];
  amounts: Amounts;
  /** Amounts can be changed. */
  isOpen: boolean;
  onChange(item: string, count: number): void;
}

/** The items of one side, and how many are in the deal. */
const Holdings: Component<HoldingsProps> = props => {
  const title = createUniqueId();
  return (
    <div class={css['holdings']} role="group" aria-labelledby={title} data-side={props.side}>
      <header>
        <h3 id={title}>
          <SeatMark seat={props.trader.seat} />
          <bdi>{shownName(props.trader.name)}</bdi>
          <Show when={props.isMe}>
            <span class={css['soft']}>{word('kit-seat-me')}</span>
          </Show>
        </h3>
        <Show when={props.isOpen}>
          <span class={css['soft']}>{word(props.isMe ? 'kit-trade-choose-give' : 'kit-trade-choose-get')}</span>
        </Show>
      </header>
      <ul>
        <For each={props.items} fallback={<li class={css['soft']}>{word('kit-trade-nothing-held')}</li>}>
          {item => (
            <li>
              <ItemAmount
                item={item}
                held={amountOf(props.trader.holds, item.id)}
                count={amountOf(props.amounts, item.id)}
                isOpen={props.isOpen}
                onChange={count => props.onChange(item.id, count)}
              />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
};

interface ItemAmountProps {
  item: TradeItem;
  held: number;
  count: number;
  isOpen: boolean;
  onChange(count: number): void;
}

/** One item: a press adds one to the deal; several have a second button to remove one. */
const ItemAmount: Component<ItemAmountProps> = props => {
  /** A single item is toggled. */
  const next = (): number => (props.held === 1 ? 1 - props.count : Math.min(props.held, props.count + 1));
  return (
    <div class={css['item']} data-item={props.item.id} data-chosen={props.count > 0 ? '' : undefined}>
      <button
        type="button"
        class={css['token']}
        disabled={!props.isOpen}
        aria-pressed={props.held === 1 ? props.count === 1 : undefined}
        onClick={() => props.onChange(next())}
      >
        <span class="visually-hidden">
          {word('kit-trade-amount', { item: props.item.name, count: props.count, held: props.held })}
        </span>
        <span class={css['picture']} aria-hidden="true">
          {props.item.picture?.()}
        </span>
        <span aria-hidden="true">{props.item.name}</span>
        <span class={css['count']} aria-hidden="true">
          <Show
            when={props.held > 1}
            fallback={
              <Show when={props.count > 0}>
                <Icon name="check" />
              </Show>
            }
          >
            {props.count}/{props.held}
          </Show>
        </span>
      </button>
      <Show when={props.isOpen && props.held > 1}>
        <button
          type="button"
          class={css['less']}
          disabled={props.count === 0}
          aria-label={word('kit-trade-less', { item: props.item.name })}
          onClick={() => props.onChange(props.count - 1)}
        >
          <Icon name="minus" />
        </button>
      </Show>
    </div>
  );
};

/** The items one side gets. */
const Bundle: Component<{ amounts: Amounts; items: readonly TradeItem[] }> = props => (
  <For
    each={props.items.filter(({ id }) => amountOf(props.amounts, id) > 0)}
    fallback={<span class={css['nothing']}>{word('kit-trade-nothing')}</span>}
  >
    {item => (
      <span class={css['goods']}>
        <span class={css['picture']} aria-hidden="true">
          {item.picture?.()}
        </span>
        <Show when={amountOf(props.amounts, item.id) > 1}>{amountOf(props.amounts, item.id)} ×</Show> {item.name}
      </span>
    )}
  </For>
);

/** Whether one side has agreed. */
const Agrees: Component<{ trader: Trader; isMe?: boolean; agrees: boolean }> = props => (
  <li data-agrees={props.agrees}>
    <SeatMark seat={props.trader.seat} />
    <bdi>{shownName(props.trader.name)}</bdi>
    <Icon name={props.agrees ? 'check' : 'clock'} />
    <span>{word(props.agrees ? 'kit-trade-agrees' : 'kit-trade-decides')}</span>
  </li>
);
