import { observable } from '../../base/observable.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { bestEffort } from './session.store.js';

/** The server's answer to `read`; without network as it was stored, and `first` before there is any. */
export function storedAnswer<T>(name: string, first: T, read: () => Promise<T>) {
  const value = observable(first);
  const refresh = () =>
    bestEffort(async () => {
      value.set(await read());
      await saveSnapshot(name, value.get());
    });
  const start = async () => {
    value.set((await readSnapshot<T>(name)) ?? first);
    await refresh();
  };
  return { ...value, start, refresh };
}
