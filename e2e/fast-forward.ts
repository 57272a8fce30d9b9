import { type Chance, type Offer, quickChance, same } from '#kernel';
import { titleNamed } from '#shelf';
import { connect, type TestClient } from '../server/client.fixture.ts';
import { until } from './driver.ts';
import type { Guest } from './guest.ts';
import { docOf } from './received-docs.ts';

/** Plays for people who would take too long: each move goes over a socket of their own, not through the screen. */
export interface FastForward<Action> {
  /** Moves for the awaited seats, until `isThere` says so of the public state or the match is over, and all browsers show it. */
  until(isThere: (view: object, awaited: readonly number[]) => boolean, most?: number): Promise<void>;
  /** Makes one move of a seat. */
  move(seat: number, action: Action): Promise<void>;
  end(): Promise<void>;
}

/** How a player for tests chooses a move. */
export type TestPlayer<View, Action extends { readonly type: string }> = (
  view: View,
  offers: readonly Offer<Action>[],
  luck: Chance,
) => Action;

interface FastForwardOptions<View, Action extends { readonly type: string }> {
  readonly url: string;
  readonly table: string;
  readonly title: string;
  /** By seat. */
  readonly guests: readonly Guest[];
  readonly player: TestPlayer<View, Action>;
  readonly seed: number;
}

export async function fastForward<View extends object, Action extends { readonly type: string }>({
  url,
  table,
  title,
  guests,
  player,
  seed,
}: FastForwardOptions<View, Action>): Promise<FastForward<Action>> {
  const found = titleNamed(title)?.game;
  if (!found) throw new Error(`there is no title ${title} on the shelf`);
  const game = found;
  const luck = quickChance(seed);
  const clients = await Promise.all(guests.map(guest => connectAs(guest, url, table)));
  const clientOf = (seat: number): TestClient => {
    const client = clients[seat];
    if (!client) throw new Error(`nobody plays for seat ${seat}`);
    return client;
  };
  const isOver = (): boolean => clientOf(0).doc.table.phase === 'over';
  async function move(seat: number, action: Action): Promise<void> {
    const client = clientOf(seat);
    await client.insist({ do: 'move', action, based: client.n });
    // the others hear of it a little later
    await Promise.all(clients.map(one => one.until(({ n }) => n >= client.n)));
  }
  async function moveUntil(isThere: Parameters<FastForward<Action>['until']>[0], most: number): Promise<void> {
    for (let moves = 0; moves < most && !isOver(); moves++) {
      const { view, awaited } = clientOf(0).doc;
      if (view === null) throw new Error('nothing has been dealt yet');
      if (isThere(view, awaited)) return;
      const [seat] = awaited;
      if (seat === undefined) throw new Error('the table waits for nobody');
      const own = clientOf(seat).doc.view as View;
      await move(seat, player(own, game.offers(own) as unknown as readonly Offer<Action>[], luck));
    }
  }
  /** A browser at the table may be some moves behind its second connection. */
  const isShown = (guest: Guest, seat: number): boolean =>
    !guest.page.url().includes(`/t/${table}`) || same(docOf(guest, table).view, clientOf(seat).doc.view);
  return {
    move,
    async until(isThere, most = 2_000) {
      await moveUntil(isThere, most);
      await until(() => guests.every(isShown), 'all browsers have the fast-forwarded match');
    },
    end: async () => void (await Promise.all(clients.map(client => client.close()))),
  };
}

/** A socket of its own with the cookie of the guest's browser. */
async function connectAs({ context }: Guest, url: string, table: string): Promise<TestClient> {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return connect({ url, token: '', table }, { headers: { cookie, origin: url } });
}
