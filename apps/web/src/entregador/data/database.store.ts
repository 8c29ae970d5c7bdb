import type { Act } from './act.rules.js';

/** IndexedDB of the app: snapshots by name for use without network, and the acts that wait to be sent. */
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
      // Another tab logs out and deletes the database.
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
      reject(transaction.error ?? new Error('The phone could not store it'));
    };
  });
}

export async function saveSnapshot(name: string, value: unknown): Promise<void> {
  await run(KEPT, 'readwrite', (store) => store.put(value, name));
}

export async function readSnapshot<T>(name: string): Promise<T | null> {
  return (await run(KEPT, 'readonly', (store) => store.get(name) as IDBRequest<T | undefined>)) ?? null;
}

/** Deletes the snapshots; acts that wait stay, as each has its courier. */
export async function forgetSnapshots(): Promise<void> {
  await run(KEPT, 'readwrite', (store) => store.clear());
}

export function savedActs(): Promise<Act[]> {
  return run(ACTS, 'readonly', (store) => store.getAll() as IDBRequest<Act[]>);
}

/** Stores a new or a changed act. Returns its number; acts are sent by ascending number. */
export async function saveAct(act: Act): Promise<number> {
  return (await run(ACTS, 'readwrite', (store) => store.put(act))) as number;
}

export async function dropAct(number: number): Promise<void> {
  await run(ACTS, 'readwrite', (store) => store.delete(number));
}

/** Deletes the database, so that nothing about the person stays on the phone. */
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
