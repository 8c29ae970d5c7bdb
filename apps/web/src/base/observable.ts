import { useSyncExternalStore } from 'react';

export function observable<T>(first: T) {
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
    change: (by: (before: T) => T) => set(by(value)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useValue<T>({
  subscribe,
  get,
}: Pick<ReturnType<typeof observable<T>>, 'subscribe' | 'get'>): T {
  return useSyncExternalStore(subscribe, get);
}
