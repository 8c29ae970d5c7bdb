import { useMemo, useSyncExternalStore } from 'react';
import type { KeptForm } from './kept-form.store.js';
import { useKnownSession } from './session.hook.js';

/** The form of the person who is logged in. */
export function useKeptForm<T>(form: KeptForm<T>) {
  const { id } = useKnownSession().merchant;
  const kept = useSyncExternalStore(form.watch, () => form.of(id));
  const acts = useMemo(
    () => ({
      change: (change: (before: T) => T) => form.change(id, change),
      send: () => form.send(id),
      unsend: () => form.unsend(id),
      done: (earlier: number) => form.done(id, earlier),
      begin: (value: T) => form.begin(id, value),
      clear: () => form.clear(id),
    }),
    [form, id],
  );
  return { ...kept, ...acts };
}
