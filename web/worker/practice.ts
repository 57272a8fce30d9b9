import type { Milliseconds } from '#kernel';
import { failureOf } from '../../tables/decision.ts';
import type { TableService } from '../../tables/service.ts';
import { liveTableAt } from '../../tables/live-tables.ts';
import { closeAbandoned } from '../../tables/sweeps.ts';
import { repeatedly, type Timer } from '../../tables/time.ts';
import { type DeviceTablesDeps, openDeviceTables } from './device-tables.ts';
import type { FromWorker, PageRequest, ToWorker } from './messages.ts';
import { connectPage, type PageConnection } from './page-connection.ts';
import { answerRequest } from './requests.ts';
import { isUnreachable } from './titles.ts';

/** The tables of a device, behind the messages of a page. */
export interface PracticeWorker {
  hear(message: ToWorker): void;
}

const PULSE: Milliseconds = 1_000;
const ANY_NUMBER = 1_000;

/** Keeps the tables of a device for one page. Other pages have keepers of their own, and all share one store. */
export function createPracticeWorker(deps: DeviceTablesDeps, say: (message: FromWorker) => void): PracticeWorker {
  const lines = new Map<number, Promise<PageConnection>>();
  let opening: Promise<TableService> | undefined;
  let pulse: Timer | undefined;
  let paceFactor = 1;

  /** Nothing is opened before somebody wants something; if it cannot be, the next one tries again. */
  async function service(): Promise<TableService> {
    opening ??= openDeviceTables(deps, () => paceFactor);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  async function answer(re: number, request: PageRequest): Promise<void> {
    try {
      say({ type: 'answered', re, asked: await answerRequest(await service(), request) });
    } catch (error) {
      if (isUnreachable(error)) throw error;
      deps.alarmed('a question could not be answered', error);
      say({ type: 'answered', re, asked: { ok: false, refused: failureOf(error) } });
    }
  }

  function call(line: number): void {
    if (lines.size === 0) {
      pulse = repeatedly(() => see('a pulse was not kept', beat), PULSE);
      see('the tables could not be seen to', wake);
    }
    const taken = service().then(open =>
      connectPage(open, {
        send: text => say({ type: 'heard', line, text }),
        closed: () => close(line),
      }),
    );
    lines.set(line, taken);
    // it cannot be kept here now: whoever called may call again
    taken.catch((error: unknown) => {
      deps.alarmed('a call could not be taken', error);
      close(line);
    });
  }

  function close(line: number): void {
    forget(line);
    say({ type: 'closed', line });
  }

  /** While nobody is at a table, no clock runs. */
  function forget(line: number): void {
    lines.delete(line);
    if (lines.size > 0) return;
    clearInterval(pulse);
    pulse = undefined;
  }

  async function beat(): Promise<void> {
    const { store, now } = await service();
    await store.pulse(now());
  }

  /** A table that was left in a hurry is seen to first: unless somebody comes back there, its clock stands still. */
  async function wake(): Promise<void> {
    const open = await service();
    for (const id of await open.store.dueBy(Infinity, ANY_NUMBER)) await liveTableAt(open, id);
    await closeAbandoned(open);
  }

  async function on(line: number, act: (taken: PageConnection) => Promise<void> | void): Promise<void> {
    const taken = lines.get(line);
    if (taken) await act(await taken);
  }

  /** Does something that nobody waits for. What is missing here is missing for good: then another keeper is needed. */
  function see(failing: string, job: () => Promise<void>): void {
    job().catch((error: unknown) => {
      deps.alarmed(failing, error);
      if (isUnreachable(error)) say({ type: 'ended' });
    });
  }

  return {
    hear(message) {
      switch (message.type) {
        case 'asked':
          return see('a question could not be answered', () => answer(message.re, message));
        case 'called':
          return call(message.line);
        case 'said':
          return see('a line broke', () => on(message.line, line => line.receive(message.text)));
        case 'hungUp':
          return see('a line broke', async () => {
            await on(message.line, line => line.close());
            forget(message.line);
          });
        case 'paced':
          paceFactor = message.factor;
          return;
        case 'looked':
          return see('a table could not be read again', async () => {
            for (const line of lines.keys()) await on(line, taken => taken.refresh());
          });
      }
    },
  };
}
