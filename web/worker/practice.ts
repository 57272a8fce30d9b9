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

/** The worker side of a page: it handles the page's messages. */
export interface PracticeWorker {
  hear(message: ToWorker): void;
}

const PULSE: Milliseconds = 1_000;
const ANY_NUMBER = 1_000;

/** Runs the tables of a device for one page. Each page has its own worker; all share one store. */
export function createPracticeWorker(deps: DeviceTablesDeps, say: (message: FromWorker) => void): PracticeWorker {
  const lines = new Map<number, Promise<PageConnection>>();
  let opening: Promise<TableService> | undefined;
  let pulse: Timer | undefined;
  let paceFactor = 1;

  /** Opened by the first request; a failed opening is retried by the next one. */
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
    // the store could not be opened: the page may connect again
    taken.catch((error: unknown) => {
      deps.alarmed('a call could not be taken', error);
      close(line);
    });
  }

  function close(line: number): void {
    forget(line);
    say({ type: 'closed', line });
  }

  /** Without connections the clock of the table stops. */
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

  /** After a start, handles tables that were left without a goodbye: their clocks stop. */
  async function wake(): Promise<void> {
    const open = await service();
    for (const id of await open.store.dueBy(Infinity, ANY_NUMBER)) await liveTableAt(open, id);
    await closeAbandoned(open);
  }

  async function on(line: number, act: (taken: PageConnection) => Promise<void> | void): Promise<void> {
    const taken = lines.get(line);
    if (taken) await act(await taken);
  }

  /** Runs a background job. If a title is missing for good, the worker ends, and the page starts another. */
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
