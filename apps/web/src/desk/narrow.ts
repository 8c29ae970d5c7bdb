import { useSyncExternalStore } from 'react';

/** A screen as wide as a phone, as the style sheets have it. */
const narrow = matchMedia('(max-width: 800px)');

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
