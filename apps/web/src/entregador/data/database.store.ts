import type { Act } from './act.rules.js';

/** What the phone keeps for the time without network: snapshots by name, and the acts that are to be sent. */
const NAME = 'entregador';
const KEPT = 'kept';
const ACTS = 'acts';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(KEPT);
      request.result.createObjectStore(ACTS, { keyPath: 'number', autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab logs out.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error('The phone keeps nothing'));
    };
  }));
}

async function run<T>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(store, mode, { durability: 'strict' });
  return new Promise((resolve, reject) => {
    const request = work(transaction.objectStore(store));
    transaction.oncomplete = () => {
      resolve(request.result);
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The phone could not keep it'));
    };
  });
}

export async function keep(name: string, value: unknown): Promise<void> {
  await run(KEPT, 'readwrite', (store) => store.put(value, name));
}

export async function kept<T>(name: string): Promise<T | null> {
  return (await run(KEPT, 'readonly', (store) => store.get(name) as IDBRequest<T | undefined>)) ?? null;
}

export function keptActs(): Promise<Act[]> {
  return run(ACTS, 'readonly', (store) => store.getAll() as IDBRequest<Act[]>);
}

/** Writes a new one, or one that has changed. Its number, by which they are sent in order. */
export async function keepAct(act: Act): Promise<number> {
  return (await run(ACTS, 'readwrite', (store) => store.put(act))) as number;
}

export async function dropAct(number: number): Promise<void> {
  await run(ACTS, 'readwrite', (store) => store.delete(number));
}

/** Nothing of the person stays on the phone. */
export async function forgetEverything(): Promise<void> {
  const database = await opened;
  database?.close();
  opened = null;
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess =
      request.onerror =
      request.onblocked =
        () => {
          resolve();
        };
  });
}
