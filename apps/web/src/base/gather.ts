import { useEffect, useRef } from 'react';

/** The longest that one unanswered request holds up the items after it. */
const MAX_HOLD_MS = 10_000;

/**
 * Collects items and passes them on together after `withinMs`, but not while those before are still being
 * processed: a busy server is not asked more often. Items that wait are dropped when the screen is closed.
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
      const over = new Promise((done) => setTimeout(done, MAX_HOLD_MS));
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
