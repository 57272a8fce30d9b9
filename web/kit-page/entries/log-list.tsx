import { createSignal } from 'solid-js';
import { Button, LogList } from '#kit';
import type { KitEntry } from '../entry.ts';

interface Row {
  readonly number: number;
  readonly heading: boolean;
}

/** Every seventh row is a heading, and some rows are long. */
const row = (number: number): Row => ({ number, heading: number % 7 === 0 });
const rows = (from: number, count: number): Row[] => Array.from({ length: count }, (_, at) => row(from + at));

const textOf = ({ number, heading }: Row): string =>
  heading
    ? `Round ${number / 7}`
    : `Line ${number}${number % 3 === 0 ? ': Ann asked Bob about the harbour, and Bob said nothing at all.' : ''}`;

const Rows = (props: { items: readonly Row[]; earlier?: () => void }) => (
  <div style={{ height: '16rem', border: '1px solid var(--line)' }}>
    <LogList
      label="Log"
      items={props.items}
      focus="row"
      isHeading={({ heading }) => heading}
      empty="Nothing has happened yet."
      before={props.earlier && <Button onClick={props.earlier}>Show earlier</Button>}
    >
      {item => (item.heading ? <h3>{textOf(item)}</h3> : <p style={{ padding: '0.25rem 0.5rem' }}>{textOf(item)}</p>)}
    </LogList>
  </div>
);

export const entry: KitEntry = {
  name: 'LogList',
  about: 'A long list that grows at its end: only the rows in sight are in the document.',
  states: {
    'grows at its end, and at its beginning': () => {
      const [items, setItems] = createSignal<readonly Row[]>(rows(100, 40));
      return (
        <>
          <Rows items={items()} earlier={() => setItems(now => [...rows((now[0]?.number ?? 0) - 20, 20), ...now])} />
          <Button onClick={() => setItems(now => [...now, row((now.at(-1)?.number ?? 0) + 1)])}>One more line</Button>
        </>
      );
    },
    'five thousand lines': () => <Rows items={rows(1, 5_000)} />,
    empty: () => <Rows items={[]} />,
  },
};
