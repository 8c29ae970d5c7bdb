import { useEffect, useState } from 'react';

const SETTLE_MS = 500;

/** False for a moment after a step: a second touch on the last button must not press the next one. */
export function useSettled(step: string): boolean {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(step), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [step]);
  return settled === step;
}
