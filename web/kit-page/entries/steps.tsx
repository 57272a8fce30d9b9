import { createSignal } from 'solid-js';
import { Steps } from '#kit';
import type { KitEntry } from '../entry.ts';

const Stepper = (props: { count: number; width: string }) => {
  const [index, setIndex] = createSignal(props.count - 1);
  return (
    <div style={{ width: props.width }}>
      <Steps
        label="What others did"
        index={index()}
        count={props.count}
        position={`${index() + 1} of ${props.count}`}
        what="since your turn"
        previous="Earlier"
        next="Later"
        onPrevious={() => setIndex(now => Math.max(0, now - 1))}
        onNext={() => setIndex(now => Math.min(props.count - 1, now + 1))}
      />
    </div>
  );
};

export const entry: KitEntry = {
  name: 'Steps',
  about: 'Steps through what happened, one at a time.',
  states: {
    'three steps': () => <Stepper count={3} width="14rem" />,
    'only one': () => <Stepper count={1} width="14rem" />,
    'little room': () => <Stepper count={12} width="7rem" />,
  },
};
