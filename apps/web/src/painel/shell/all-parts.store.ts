import { useSyncExternalStore } from 'react';

const KEY = 'parts.all';
const listeners = new Set<() => void>();

export function showAllParts(wanted: boolean): void {
  if (wanted) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Whether this browser shows parts of the panel that have nothing in them yet. */
export function useAllParts(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(KEY) !== null,
  );
}
