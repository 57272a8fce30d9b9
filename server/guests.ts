import type { Milliseconds } from '#kernel';
import { cleanName } from '../tables/texts.ts';
import { hashOf, newGuestId, newSecret } from '../tables/secrets.ts';
import type { Guest, GuestId, Instant, Store } from '../tables/store.ts';

/** The guests of this server. A guest is identified by a secret that only they have. */
export interface Guests {
  /** The guest with this secret; undefined if there is none. */
  known(secret: string | undefined): Promise<Guest | undefined>;
  /** Creates a guest and its secret, which cannot be read again. */
  welcome(name: string): Promise<{ readonly guest: Guest; readonly secret: string }>;
  /** Taken seats keep their name. */
  rename(guest: Guest, secret: string, name: string): Promise<Guest>;
  /** Drops a removed guest from the cache: their secret no longer works. */
  drop(id: GuestId): void;
}

/** The size of the cache, some megabytes. */
const MAX_REMEMBERED = 10_000;
/** Cached guests are read again after this time, since another process may rename or remove them. */
const REMEMBERED_FOR = 60_000;
/** The same where several servers share the store. */
export const REMEMBERED_FOR_SHARED = 5_000;

export function guestBook(store: Store, now: () => Instant, rememberedFor: Milliseconds = REMEMBERED_FOR): Guests {
  /** By the hash of the secret; least recently used first. */
  const remembered = new Map<string, { readonly guest: Guest; readonly until: Instant }>();

  function remember(hash: string, guest: Guest): Guest {
    remembered.delete(hash);
    remembered.set(hash, { guest, until: now() + rememberedFor });
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return guest;
  }

  return {
    async known(secret) {
      if (secret === undefined) return undefined;
      const hash = hashOf(secret);
      const found = remembered.get(hash);
      if (found && found.until > now()) return found.guest;
      const guest = await store.guestWith(hash);
      if (!guest) return undefined;
      // failing to note the visit is not an error
      store.seeGuest(guest.id, now()).catch(() => {});
      return remember(hash, guest);
    },
    async welcome(name) {
      const guest: Guest = { id: newGuestId(), name, madeAt: now() };
      const secret = newSecret();
      await store.addGuest(guest, hashOf(secret));
      remember(hashOf(secret), guest);
      return { guest, secret };
    },
    async rename(guest, secret, name) {
      await store.renameGuest(guest.id, name);
      return remember(hashOf(secret), { ...guest, name });
    },
    drop(id) {
      for (const [hash, { guest }] of remembered) if (guest.id === id) remembered.delete(hash);
    },
  };
}

/** The name in a request; undefined if it is invalid. */
export function validName(sent: unknown): string | undefined {
  const read = cleanName(sent);
  return 'problem' in read ? undefined : read.name;
}
