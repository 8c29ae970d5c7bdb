import { useEffect, useRef } from 'react';

/** A request that no network answers holds up what comes after it for so long. */
const LONGEST_MS = 10_000;

/**
 * Collects items and passes them on together after the time, but not while the items before them are still worked on: a
 * busy server is asked for more at once, and not more often. The rest is dropped when the screen is closed.
 */
export function useGathered<T>(withinMs: number, take: (items: readonly T[]) => unknown): (item: T) => void {
  const waiting = useRef<T[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    };
  }, []);
  const begin = () => {
    timer.current ??= setTimeout(() => void pass(), withinMs);
  };
  const pass = async () => {
    try {
      const over = new Promise((done) => setTimeout(done, LONGEST_MS));
      await Promise.race([take(waiting.current.splice(0)), over]);
    } finally {
      timer.current = null;
      if (open.current && waiting.current.length > 0) begin();
    }
  };
  return (item) => {
    waiting.current.push(item);
    begin();
  };
}
