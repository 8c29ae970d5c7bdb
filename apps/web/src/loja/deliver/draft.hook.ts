import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, type Draft } from './draft.rules.js';

const KEY = 'loja-draft';

function kept(): Draft {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? EMPTY_DRAFT : { ...EMPTY_DRAFT, ...(JSON.parse(text) as Draft) };
  } catch {
    return EMPTY_DRAFT;
  }
}

/** The delivery that is being written; a reload or a lost network loses nothing of it. */
export function useDraft() {
  const [draft, setDraft] = useState(kept);
  useEffect(() => {
    if (draft === EMPTY_DRAFT) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  }, [draft]);
  return [draft, setDraft] as const;
}

/** The value once nobody has changed it for a moment. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const pause = setTimeout(() => {
      setSettled(JSON.parse(text) as T);
    }, pauseMs);
    return () => {
      clearTimeout(pause);
    };
  }, [text, pauseMs]);
  return settled;
}
