import { useEffect, useState } from 'react';

/** The value once it has not changed for `pauseMs`. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(JSON.parse(text) as T), pauseMs);
    return () => clearTimeout(pause);
  }, [text, pauseMs]);
  return settled;
}
