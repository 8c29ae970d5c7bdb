import { useSyncExternalStore } from 'react';

/** A value that screens subscribe to. */
interface Observable<T> {
  readonly get: () => T;
  set(next: T): void;
  change(by: (before: T) => T): void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function observable<T>(first: T): Observable<T> {
  const listeners = new Set<() => void>();
  let value = first;
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    change(by) {
      set(by(value));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useValue<T>({ subscribe, get }: Pick<Observable<T>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
