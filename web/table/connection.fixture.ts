import { createRoot } from 'solid-js';
import { vi } from 'vitest';
import { runCommand } from '../../tables/commands.ts';
import { readMessage } from '../../tables/connection.ts';
import { refusedBecause } from '../../tables/decision.ts';
import type { TableService } from '../../tables/service.ts';
import { enter, exit } from '../../tables/listeners.ts';
import { liveTableAt } from '../../tables/live-tables.ts';
import type { ClientMessage, Refused, ServerMessage } from '../../tables/protocol.ts';
import { guest } from '../../tables/table.fixture.ts';
import type { Listener } from '../../tables/tell.ts';
import type { ConnectionListener, Host, HostConnection } from '../hosts/host.ts';
import { connectToTable, type TableConnection } from './table-connection.ts';

/** A network between one browser and a server with real tables. */
export interface Network {
  readonly host: Host;
  /** The server at the other end. */
  service: TableService;
  /** False: a connection cannot be opened. */
  isUp: boolean;
  /** Messages are lost in both directions, and no side notices. */
  isDead: boolean;
  /** The connection dies after the answer to a hello. */
  diesAfterHello: boolean;
  /** Hellos are refused with this. */
  refusal: Refused | undefined;
  /** Replaces the server's answer to the next hello. */
  forged: ServerMessage | undefined;
  /** The messages sent by the browser, by connection. */
  readonly sent: ClientMessage[][];
  readonly received: ServerMessage[];
  /** Closes the connection on both sides. */
  cut(): void;
}

/** A browser of this guest, and the network to the server's tables. */
export function networkTo(service: TableService, id: string): Network {
  let current: { readonly listener: ConnectionListener; end(): void } | undefined;

  function connect(listener: ConnectionListener): HostConnection {
    let leave: (() => void) | undefined;
    let isOpen = true;
    const sent: ClientMessage[] = [];
    network.sent.push(sent);
    const deliver = (message: ServerMessage): void => {
      if (!isOpen || network.isDead) return;
      network.received.push(message);
      if (message.type === 'welcome' || message.type === 'caughtUp') network.isDead ||= network.diesAfterHello;
      listener.heard(message);
    };
    const end = (): void => {
      if (!isOpen) return;
      isOpen = false;
      leave?.();
      listener.closed();
    };
    const connection = { listener, end };
    current = connection;
    async function answer(text: string): Promise<void> {
      const read = readMessage(text);
      if (!read.ok) throw new Error(`the browser sent what cannot be read: ${text}`);
      sent.push(read.message);
      if (network.isDead) return;
      if (read.message.do !== 'hello') return act?.(read.message);
      const { service, forged, refusal } = network;
      network.forged = undefined;
      if (forged) return deliver(forged);
      const live = await liveTableAt(service, read.message.table);
      if (!live || refusal) {
        deliver({ type: 'refused', re: null, refused: refusal ?? refusedBecause('noSuchTable') });
        deliver({ type: 'bye', because: 'refused' });
        return end();
      }
      const listener: Listener = {
        guest: guest(id),
        viewer: 'audience',
        hear: text => deliver(JSON.parse(text) as ServerMessage),
        dismiss: because => {
          deliver({ type: 'bye', because });
          end();
        },
      };
      act = message => runCommand(service, live, listener, message);
      leave = () => exit(service, live, listener);
      await enter(service, live, listener, read.message);
    }
    let act: ((message: Exclude<ClientMessage, { do: 'hello' }>) => Promise<void>) | undefined;
    queueMicrotask(() => {
      if (network.isUp) listener.opened();
      else end();
    });
    return { send: text => void (isOpen && answer(text)), close: end };
  }

  const network: Network = {
    host: { kind: 'server', connect } as unknown as Host,
    service,
    isUp: true,
    isDead: false,
    diesAfterHello: false,
    refusal: undefined,
    forged: undefined,
    sent: [],
    received: [],
    cut: () => current?.end(),
  };
  return network;
}

/** The events of a browser's window that a connection listens to. */
export interface Window {
  readonly events: EventTarget;
  readonly document: EventTarget & { visibilityState: 'visible' | 'hidden' };
}

/** A stub of `window` for Node. */
export function stubWindow(): Window {
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('document', document);
  return { events, document };
}

/** A page with a connection to a table, until it is closed. */
export function openTestPage(network: Network, table: string): TableConnection & { close(): void } {
  return createRoot(close => ({ ...connectToTable(network.host, table), close }));
}
