import { useState } from 'react';

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
