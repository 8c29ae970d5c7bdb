import { OwnRefusal } from '../../base/api/problem.js';
import { storingWords } from '../words.js';
import type { Act } from './act.rules.js';

/** IndexedDB of the app: snapshots by name for use without network, and the acts that wait to be sent. */
const NAME = 'entregador';
const SNAPSHOTS = 'kept';
const ACTS = 'acts';

/** The phone cannot store or read: it is full, or its browser allows no database. */
export class StorageFailure extends OwnRefusal {}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SNAPSHOTS);
      request.result.createObjectStore(ACTS, { keyPath: 'number', autoIncrement: true });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab logs out and deletes the database.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      // The browser closes it when the phone has no room left, or when it was asleep for long.
      database.onclose = () => {
        opened = null;
      };
      resolve(database);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error as DOMException);
    };
  }));
}

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/** @throws StorageFailure */
async function run<T>(store: string, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  try {
    return await inTransaction(await open(), store, mode, work).catch(async (error: unknown) => {
      // The browser closed the database without saying so: it is opened anew, once.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      opened = null;
      return inTransaction(await open(), store, mode, work);
    });
  } catch (error) {
    throw new StorageFailure(storingWords.notStored, { cause: error });
  }
}

function inTransaction<T>(
  database: IDBDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: Work<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    // A transaction without this waits until the page heard of its request: a page ending first stores none.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error as DOMException);
  });
}

/** Asks the browser to delete nothing when the phone gets full. Call it after a touch: some browsers ask. */
export async function askToKeep(): Promise<void> {
  const { storage } = navigator as Partial<Navigator>;
  if (storage && !(await storage.persisted())) await storage.persist();
}

/** null: the phone cannot store or read, and the app does without. */
async function orNothing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    return null;
  }
}

/** Stores a snapshot, if the phone has room for it: without it the app shows less without network. */
export async function saveSnapshot(name: string, value: unknown): Promise<void> {
  await orNothing(run(SNAPSHOTS, 'readwrite', (store) => store.put(value, name)));
}

/** Reads a snapshot; null: there is none, or the phone cannot read it. */
export async function readSnapshot<T>(name: string): Promise<T | null> {
  const read = run(SNAPSHOTS, 'readonly', (store) => store.get(name) as IDBRequest<T | undefined>);
  return (await orNothing(read)) ?? null;
}

/** Deletes all snapshots; waiting acts stay, as each names its courier. */
export async function forgetSnapshots(): Promise<void> {
  await orNothing(run(SNAPSHOTS, 'readwrite', (store) => store.clear()));
}

export function savedActs(): Promise<Act[]> {
  return run(ACTS, 'readonly', (store) => store.getAll() as IDBRequest<Act[]>);
}

/** Stores a new or a changed act. Returns its number; acts are sent by number. @throws StorageFailure */
export async function saveAct(act: Act): Promise<number> {
  return (await run(ACTS, 'readwrite', (store) => store.put(act))) as number;
}

export async function dropAct(number: number): Promise<void> {
  await run(ACTS, 'readwrite', (store) => store.delete(number));
}

/** Deletes the database, so that no personal data stay on the phone. */
export async function forgetEverything(): Promise<void> {
  (await opened)?.close();
  opened = null;
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
