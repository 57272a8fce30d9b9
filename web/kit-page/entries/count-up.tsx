import { CountUp } from '#kit';
import type { KitEntry } from '../entry.ts';

export const entry: KitEntry = {
  name: 'CountUp',
  about: 'A number that counts up to its value when it is first shown: the points of a chapter.',
  states: {
    'a gain, a loss, none': () => (
      <p style={{ 'font-size': '2rem' }}>
        <CountUp to={7} write={points => `+${points}`} /> <CountUp to={-2} /> <CountUp to={0} />
      </p>
    ),
    'after a second': () => <CountUp to={120} after={1_000} />,
  },
};
