import { type Component, createSignal } from 'solid-js';
import { type TradeDeal, Trade } from '#kit';
import type { KitEntry } from '../entry.ts';

const ITEMS = [
  { id: 'key', name: 'Key' },
  { id: 'drugs', name: 'Drugs' },
  { id: 'tools', name: 'Tools' },
  {
    id: 'cash',
    name: 'Cash',
    picture: () => (
      <svg viewBox="0 0 24 24">
        <path d="M2 6h20v12H2z" />
      </svg>
    ),
  },
];
const ME = { seat: 0, name: 'Ann', holds: { key: 1, tools: 1, cash: 1 } };
const OLEH = { seat: 3, name: 'Oleh', holds: { drugs: 1, cash: 3 } };

const total = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((sum, count) => sum + count, 0);

const Making: Component = () => {
  const [played, setPlayed] = createSignal('');
  const after = ({ give, get }: TradeDeal): number => 3 - total(give) + total(get);
  return (
    <>
      <Trade
        me={ME}
        partner={OLEH}
        items={ITEMS}
        offered={null}
        refusal={deal => (after(deal) > 5 ? 'You would have more than 5 items.' : undefined)}
        consequences={deal => [`You: items ${after(deal)} of 5`]}
        onOffer={async deal => {
          setPlayed(JSON.stringify(deal));
          return true;
        }}
        onAnswer={async () => true}
        onWithdraw={async () => true}
      />
      <p data-played>{played()}</p>
    </>
  );
};

const Standing: Component<{ by: 'me' | 'partner'; name?: string }> = props => {
  const [answer, setAnswer] = createSignal('');
  return (
    <>
      <Trade
        me={ME}
        partner={{ ...OLEH, name: props.name ?? OLEH.name }}
        items={ITEMS}
        offered={{ give: { key: 1 }, get: { drugs: 1, cash: 2 } }}
        offeredBy={props.by}
        onOffer={async () => true}
        onAnswer={async accepts => {
          setAnswer(accepts ? 'accepted' : 'declined');
          return true;
        }}
        onWithdraw={async () => {
          setAnswer('withdrawn');
          return true;
        }}
      />
      <p data-played>{answer()}</p>
    </>
  );
};

export const entry: KitEntry = {
  name: 'Trade',
  about: 'What changes hands between two players, from making an offer to the answer.',
  states: {
    'I make an offer': Making,
    'my offer waits for an answer': () => <Standing by="me" />,
    'I am asked': () => <Standing by="partner" />,
    'a long name': () => <Standing by="partner" name="Bartholomäus-Wilhelm-Theodor von und zu" />,
  },
};
