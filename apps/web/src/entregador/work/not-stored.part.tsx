import { useRef, useState } from 'react';
import { StorageFailure } from '../data/database.store.js';
import { storingWords as text } from '../words.js';
import { Notice } from '../../base/ui/notice.js';

/** Says that the phone could not store an act; stands beside the button that repeats it. */
export function NotStored({ failed }: { failed: boolean }) {
  return failed && <Notice tone="bad">{text.notStored}</Notice>;
}

/** Runs work that stores an act, one at a time. `failed`: the phone had no room, and it can be tried again. */
export function useStoring() {
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  /** Returns whether it is stored. */
  const store = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      await work();
      setFailed(false);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFailure)) throw error;
      setFailed(true);
      return false;
    } finally {
      busy.current = false;
    }
  };
  return { failed, store };
}
