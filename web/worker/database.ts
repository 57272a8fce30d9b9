/** An IndexedDB request of any type. */
export interface AnyDatabaseRequest {
  readonly result: unknown;
  readonly error: DOMException | null; // null: none
  addEventListener(type: 'success' | 'error', heard: () => void): void;
}

/** The result of a request. Its type is trusted, since only this app writes the database. */
export const requestResult = <Answer>(request: AnyDatabaseRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Answer));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('a database request failed without an error')),
    );
  });

/** Runs work in one transaction, all or nothing. Resolves when the transaction is complete. */
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
    // the error of the transaction says more than that of an aborted request
    throw transaction.error ?? error;
  }
}

/** Aborts the transaction, unless it is over. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** The name, version and migrations of a database; version 0 means it is new. */
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
