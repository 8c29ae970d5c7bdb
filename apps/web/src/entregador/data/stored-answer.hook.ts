import { useCallback, useEffect, useState } from 'react';
import { isEnd } from './api.store.js';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { endSession } from './session.store.js';

interface Renewed {
  readonly everyMs?: number;
  /** Read again where this is another. */
  readonly since?: unknown;
}

/**
 * What the server answers; without network, as it was last read. `name`: of the snapshot, with the number of its shape: another
 * shape is read anew. `read` is the same function each time.
 */
export function useStoredAnswer<T>(name: string, read: () => Promise<T>, { everyMs, since }: Renewed = {}) {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const refresh = useCallback(async () => {
    try {
      const fresh = await read();
      setValue(fresh);
      setError(null);
      await saveSnapshot(name, fresh);
    } catch (refusal) {
      if (isEnd(refusal)) await endSession(refusal);
      else setError(refusal);
    }
  }, [name, read]);
  useEffect(() => {
    void readSnapshot<T>(name).then((found) => setValue((before) => before ?? found));
    void refresh();
    if (everyMs === undefined) return;
    const timer = setInterval(() => void refresh(), everyMs);
    return () => clearInterval(timer);
  }, [name, refresh, everyMs, since]);
  return { value, error, refresh };
}
