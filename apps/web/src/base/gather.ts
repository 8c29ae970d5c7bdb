import { useEffect, useRef } from 'react';

/** Collects items and passes them on together after the time; the rest is dropped when the screen is closed. */
export function useGathered<T>(withinMs: number, take: (items: readonly T[]) => void): (item: T) => void {
  const waiting = useRef<T[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return (item) => {
    waiting.current.push(item);
    timer.current ??= setTimeout(() => {
      timer.current = null;
      take(waiting.current.splice(0));
    }, withinMs);
  };
}
