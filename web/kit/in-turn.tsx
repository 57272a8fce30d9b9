import {
  type Accessor,
  createContext,
  createSignal,
  onCleanup,
  onMount,
  type ParentComponent,
  Show,
  untrack,
  useContext,
} from 'solid-js';
import { inTurn, type Rank } from './turns.ts';

/** Whether what is around stands already: what is added to it then is there at once. */
const Standing = createContext<Accessor<boolean>>(() => false);

/** Whether it is the turn of what asks. */
export function createTurn(rank: Rank = 'part'): Accessor<boolean> {
  const [isHere, setHere] = createSignal(untrack(useContext(Standing)));
  if (!untrack(isHere)) waitFor(() => setHere(true), rank);
  return isHere;
}

/** Whether everything that what asks is made of has had its turn. */
export function createLastTurn(): Accessor<boolean> {
  const [isHere, setHere] = createSignal(untrack(useContext(Standing)));
  if (!untrack(isHere)) onMount(() => waitFor(() => setHere(true), 'part'));
  return isHere;
}

function waitFor(run: () => void, rank: Rank): void {
  let isGone = false;
  inTurn(() => {
    if (!isGone) run();
  }, rank);
  onCleanup(() => {
    isGone = true;
  });
}

/** Something that is built in its turn. */
export const InTurn: ParentComponent = props => {
  const isHere = createTurn();
  return <Show when={isHere()}>{props.children}</Show>;
};

/** Something that is built in turns once: what changes in it later changes at once. */
export const BuiltInTurns: ParentComponent = props => {
  const isStanding = createTurn('finish');
  return <Standing.Provider value={isStanding}>{props.children}</Standing.Provider>;
};
