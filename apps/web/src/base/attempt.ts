import { useState } from 'react';

/** A screen's attempt at an act: whether it is under way, and why the last one was refused. */
export function useAttempt<G extends unknown[]>(work: (...given: G) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async (...given: G) => {
    setBusy(true);
    setError(null);
    await work(...given).catch(setError);
    setBusy(false);
  };
  return { busy, error, run: (...given: G) => void run(...given) };
}
