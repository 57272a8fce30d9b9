import { type Connection, type ConnectionRules, openConnection, type Transport } from '../tables/connection.ts';
import { refusedBecause } from '../tables/decision.ts';
import type { OpenLink } from '../tables/links.ts';
import type { Hello } from '../tables/protocol.ts';
import type { Guest } from '../tables/store.ts';
import { backlog, type Backlog, excess, MAX_UNSENT } from './backlog.ts';
import { countByKey } from './limits.ts';
import { tooFast } from './requests.ts';
import type { ServerContext } from './server-context.ts';

/** The clients of this server: those of its sockets, and those that other servers pass on. */
export interface Clients {
  /** How many a visitor has. */
  ofStranger(stranger: string): number;
  open(options: ClientOptions): Client;
  /** Tells all clients to come back later, and resolves when all have disconnected. */
  dismissAll(): Promise<void>;
}

/** One client. It cannot affect another. */
export interface Client {
  readonly connection: Connection;
  readonly backlog: Backlog;
  /** Counts a message beyond the limit; false: there were too many, and the client is dismissed. */
  strike(): boolean;
  /** Its connection has closed. */
  closed(): void;
}

interface ClientOptions {
  /** The key by which it is limited. */
  readonly stranger: string;
  guestOf(hello: Hello): Promise<Guest | undefined>;
  /** Absent: another server has passed it on. */
  readonly link?: OpenLink | undefined;
  readonly transport: Transport;
  /** How many bytes sent to it wait in memory. */
  unsent(): number;
  /** Drops what is unsent. Absent: it is sent over the connection of other clients. */
  terminate?(): void;
}

interface OpenClient extends Client, Pick<ClientOptions, 'stranger' | 'unsent' | 'terminate'> {}

/** The most unsent bytes of all clients of one guest, of one address, and in all. */
const MAX_UNSENT_OF_GUEST = 4 * MAX_UNSENT;
const MAX_UNSENT_OF_ADDRESS = 32 * MAX_UNSENT;
const MAX_UNSENT_OF_ALL = 256 * MAX_UNSENT;
/** How many messages beyond the limit a client may send before it is disconnected. */
const MAX_STRIKES = 100;

export function playClients(context: ServerContext): Clients {
  const { service, limits, config, metrics, timeouts } = context;
  const clients = new Set<OpenClient>();
  const byStranger = countByKey();
  const byGuest = countByKey();
  let allGone: (() => void) | undefined;

  const checks = setInterval(check, timeouts.check).unref();

  function open({ stranger, guestOf, link, transport, unsent, terminate }: ClientOptions): Client {
    let strikes = 0;
    function strike(): boolean {
      strikes += 1;
      if (strikes <= MAX_STRIKES) return true;
      connection.dismiss('tooFast');
      return false;
    }
    const rules: ConnectionRules = {
      ...(link && { link }),
      async identify(hello) {
        const guest = await guestOf(hello);
        if (!guest) return refusedBecause('noGuest');
        const most = config.socketsPerGuest;
        return most !== null && byGuest.of(guest.id) >= most ? refusedBecause('tooManySockets') : guest;
      },
      entered: guest => byGuest.add(guest.id),
      check(guest, message) {
        const tooMany = tooFast(limits.messages, guest.id);
        if (tooMany) return tooMany;
        if (strikes > 0) strikes -= 1;
        if (message === null || message.do === 'hello') return undefined;
        // with other servers, play goes on until the table is given away
        if (context.isStopping() && !context.links) return refusedBecause('stopping');
        return message.do === 'say' ? tooFast(limits.chat, guest.id) : undefined;
      },
      refused({ because }) {
        metrics.refusals.inc({ kind: because });
        if (because === 'tooFast') strike();
      },
    };
    const connection = openConnection(service, transport, rules);
    const client: OpenClient = {
      connection,
      backlog: backlog(timeouts, performance.now()),
      stranger,
      unsent,
      ...(terminate && { terminate }),
      strike,
      closed: () => close(client),
    };
    clients.add(client);
    byStranger.add(stranger);
    return client;
  }

  function close(client: OpenClient): void {
    const { connection, stranger } = client;
    const { guest } = connection;
    clients.delete(client);
    byStranger.remove(stranger);
    if (guest) byGuest.remove(guest.id);
    // when the server stops, its guests do not count as away
    if (context.isStopping()) connection.stop();
    else connection.closed();
    if (clients.size === 0) allGone?.();
  }

  /** Dismisses clients that do not read, or have too much unsent data. */
  function check(): void {
    const now = performance.now();
    for (const { connection, backlog: unread, unsent } of clients)
      if (unread.isOverdue(unsent(), now)) connection.dismiss('slow');
    limitUnsent(({ connection }) => connection.guest?.id, MAX_UNSENT_OF_GUEST);
    limitUnsent(({ stranger }) => stranger, MAX_UNSENT_OF_ADDRESS);
    limitUnsent(() => 'all', MAX_UNSENT_OF_ALL);
  }

  function limitUnsent(keyOf: (client: OpenClient) => string | undefined, most: number): void {
    const holding = [...clients].filter(({ unsent }) => unsent() > 0);
    for (const [key, group] of Map.groupBy(holding, keyOf)) {
      if (key === undefined) continue;
      for (const { connection, terminate } of excess(group, ({ unsent }) => unsent(), most)) {
        connection.dismiss('slow');
        terminate?.();
      }
    }
  }

  return {
    ofStranger: byStranger.of,
    open,
    async dismissAll() {
      for (const { connection } of clients) connection.dismiss('restart');
      if (clients.size > 0)
        await new Promise<void>(resolve => {
          allGone = resolve;
        });
      clearInterval(checks);
    },
  };
}
