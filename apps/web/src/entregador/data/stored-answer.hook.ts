import { useCallback, useEffect, useState } from 'react';
import { readSnapshot, saveSnapshot } from './database.store.js';
import { endIfOver } from './session.store.js';

/**
 * The server's answer; without network, as it was last read. `name`: of the snapshot, with a number for its
 * shape: another is read anew. `read`: the same function each time. A change of `since` reads it again.
 */
export function useStoredAnswer<T>(name: string, read: () => Promise<T>, since?: unknown) {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const refresh = useCallback(async () => {
    try {
      const fresh = await read();
      setValue(fresh);
      setError(null);
      await saveSnapshot(name, fresh);
    } catch (refusal) {
      await endIfOver(refusal).catch(setError);
    }
  }, [name, read]);
  useEffect(() => {
    void readSnapshot<T>(name).then((found) => setValue((before) => before ?? found));
    void refresh();
  }, [name, refresh, since]);
  return { value, error, refresh };
}
