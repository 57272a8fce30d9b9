import { field } from '#kernel';
import { enqueue, refresh } from '../../tables/commit.ts';
import { openConnection } from '../../tables/connection.ts';
import { refusedBecause } from '../../tables/decision.ts';
import type { TableService } from '../../tables/service.ts';
import { arrive } from '../../tables/presence.ts';
import { deviceGuest } from './requests.ts';
import { fetchTitle, isUnreachable } from './titles.ts';

/** One connection of a page to a table. */
export interface PageConnection {
  /** Messages are handled in the order in which they come. */
  receive(text: string): Promise<void>;
  /** Sends what other pages have stored since. */
  refresh(): Promise<void>;
  close(): void;
}

/** The callbacks of a page connection. */
export interface PageListener {
  send(text: string): void;
  /** The connection was closed from this end. */
  closed(): void;
}

/** Connects a page. It exchanges the messages of docs/protocol.md, starting with a hello. */
export function connectPage(service: TableService, page: PageListener): PageConnection {
  const connection = openConnection(
    service,
    {
      send: text => page.send(text),
      close(_, bye) {
        page.send(bye);
        page.closed();
        connection.closed();
      },
    },
    {
      identify: async ({ token }) => (await deviceGuest(service, token)) ?? refusedBecause('noGuest'),
      isFatal: isUnreachable,
    },
  );
  let last = Promise.resolve();

  async function receive(text: string): Promise<void> {
    await fetchTitleIn(text);
    await connection.receive(text);
  }

  return {
    receive(text) {
      last = last.then(() => receive(text));
      return last;
    },
    async refresh() {
      if (!connection.seat) return;
      const { live, listener } = connection.seat;
      await enqueue(live, () => refresh(live, service));
      if (!listener.asAudience) await arrive(service, live, listener.guest.id);
    },
    close: () => connection.closed(),
  };
}

/** Loads the title of a command that changes it. */
async function fetchTitleIn(text: string): Promise<void> {
  const form = text.includes('"arrange"') ? fieldIn(parsed(text), 'form') : undefined;
  const title = fieldIn(form, 'title');
  if (typeof title === 'string') await fetchTitle(title);
}

const fieldIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? field(value, name) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the connection refuses it
  }
}
