/** A request of which nobody knows what it will be answered. */
export interface AnyDatabaseRequest {
  readonly result: unknown;
  readonly error: DOMException | null; // null: none so far
  addEventListener(type: 'success' | 'error', heard: () => void): void;
}

/** The answer to a request: what is kept where, nobody but us decides. */
export const resultOf = <Answer>(request: AnyDatabaseRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Answer));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('a request failed, and does not say why')),
    );
  });

/**
 * Does something within one transaction, all of it or nothing. What it came to is known when the browser has kept it
 * all: an answer that was given on the way does not count before.
 */
export async function inTransaction<Answer>(transaction: IDBTransaction, work: () => Promise<Answer>): Promise<Answer> {
  const kept = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was given up')));
  });
  try {
    const [answer] = await Promise.all([work(), kept]);
    return answer;
  } catch (error) {
    abort(transaction);
    // what became of the whole says more than what became of a request that was cut short by it
    throw transaction.error ?? error;
  }
}

/** Everything it did is undone, unless it is over already. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** What a database is called, and how it is laid out when it is made, or when it comes from an older version; 0: from none. */
export interface DatabaseLayout {
  readonly name: string;
  readonly version: number;
  readonly shape: (database: IDBDatabase, from: number) => void;
}

export function openDatabase(factory: IDBFactory, { name, version, shape }: DatabaseLayout): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => shape(request.result, oldVersion));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(`${name} cannot be opened`)));
    request.addEventListener('blocked', () => reject(new Error(`${name} is held by a page of another version`)));
  });
}
