import { type Component, Show } from 'solid-js';
import { tellFarewell, tellRefused } from '#text';
import type { AnyTelling } from '#telling';
import { Button } from '#kit';
import type { Host, Failure } from '../hosts/host.ts';
import { applyUpdate, updateReady } from '../service/updates.ts';
import { webLine, word, words } from '../words/words.ts';
import { HomeLink, Notice } from './notice.tsx';

type RuleTelling = Pick<AnyTelling, 'rule'>;

const FAREWELLS = new Set<string>(['restart', 'slow', 'silent', 'watchingForbidden', 'refused', 'tooFast']);

/** The text of a refusal. Storage failures have their own text on a device. */
export function refusalText(refused: Failure, telling: RuleTelling = NO_RULES, on: Host['kind'] = 'server'): string {
  if (refused.because === 'unreachable') return word('table-unreachable');
  if (on === 'device' && refused.because === 'storeFull') return word('table-device-full');
  if (on === 'device' && refused.because === 'storeFailed') return word('table-device-failed');
  return words().say(tellRefused(refused, telling));
}

/** Used before the game is loaded. */
const NO_RULES: RuleTelling = { rule: rule => webLine('table-rule', { rule }) };

export const endReasonText = (because: string): string =>
  FAREWELLS.has(because) ? words().say(tellFarewell(because)) : refusalText({ because } as Failure);

/** Shown instead of the table after a failure. */
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

/** Shown after the seat was handed over, if watching is forbidden. */
export const SeatHandedOver: Component = () => (
  <Notice heading={word('table-handed-over')} text={word('table-handed-over-why')}>
    <HomeLink />
  </Notice>
);

/** Shown if this page lacks the rules of the match: it was loaded before the server was updated. */
export const OutdatedPage: Component = () => (
  <Notice heading={word('table-outdated')} text={word('table-outdated-why')}>
    <Button kind="primary" icon="reload" onClick={() => (updateReady() ? applyUpdate() : location.reload())}>
      {word('frame-reload')}
    </Button>
    <HomeLink kind="plain" />
  </Notice>
);

/** Shown if there is no such table. */
export const NoSuchTable: Component = () => (
  <Notice heading={word('table-gone')} text={word('table-gone-why')}>
    <HomeLink />
  </Notice>
);
