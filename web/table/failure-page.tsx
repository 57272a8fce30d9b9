import { type Component, Show } from 'solid-js';
import { tellFarewell, tellRefused } from '#text';
import type { AnyTelling } from '#telling';
import { Button } from '#kit';
import type { Host, Failure } from '../hosts/host.ts';
import { webLine, word, words } from '../words/words.ts';
import { HomeLink, Notice } from './notice.tsx';

type RuleTelling = Pick<AnyTelling, 'rule'>;

const FAREWELLS = new Set<string>(['restart', 'slow', 'silent', 'watchingForbidden', 'refused', 'tooFast']);

/** Why something was not done, in words; on a device nobody else can do anything about it. */
export function refusalText(refused: Failure, telling: RuleTelling = NO_RULES, on: Host['kind'] = 'server'): string {
  if (refused.because === 'unreachable') return word('table-unreachable');
  if (on === 'device' && refused.because === 'storeFull') return word('table-device-full');
  if (on === 'device' && refused.because === 'storeFailed') return word('table-device-failed');
  return words().say(tellRefused(refused, telling));
}

/** Before a game is on the table, no rule can be broken. */
const NO_RULES: RuleTelling = { rule: rule => webLine('table-rule', { rule }) };

export const endReasonText = (because: string): string =>
  FAREWELLS.has(because) ? words().say(tellFarewell(because)) : refusalText({ because } as Failure);

/** There is no table to show, and why. */
export const FailurePage: Component<{ readonly because: string; readonly why: string; again(): void }> = props => (
  <Show when={props.because !== 'noSuchTable'} fallback={<NoSuchTable />}>
    <Notice heading={word(props.because === 'unreachable' ? 'table-no-server' : 'table-not-here')} text={props.why}>
      <Button kind="primary" onClick={() => props.again()}>
        {word('table-try-again')}
      </Button>
      <HomeLink kind="plain" />
    </Notice>
  </Show>
);

/** The seat of this device went to another one, and nobody may watch here. */
export const SeatHandedOver: Component = () => (
  <Notice heading={word('table-handed-over')} text={word('table-handed-over-why')}>
    <HomeLink />
  </Notice>
);

/** There is none, however often it is asked for. */
export const NoSuchTable: Component = () => (
  <Notice heading={word('table-gone')} text={word('table-gone-why')}>
    <HomeLink />
  </Notice>
);
