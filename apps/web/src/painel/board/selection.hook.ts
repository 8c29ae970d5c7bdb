import { useCallback, useState } from 'react';

/** The selected orders; a range goes from the last selected one to the clicked one, in the order shown. */
export function useSelection(shown: readonly number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const mark = useCallback(
    (id: number, range: boolean) => {
      const from = last === null ? -1 : shown.indexOf(last);
      const to = shown.indexOf(id);
      setLast(id);
      setMarked((before) => {
        const next = new Set(before);
        if (range && from >= 0 && to >= 0)
          for (const each of shown.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
        else if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [last, shown],
  );
  const markAll = useCallback(
    (ids: readonly number[]) =>
      setMarked((before) => {
        const all = ids.every((id) => before.has(id));
        const next = new Set(before);
        for (const id of ids)
          if (all) next.delete(id);
          else next.add(id);
        return next;
      }),
    [],
  );
  /** Adds orders to the selection. */
  const markThese = useCallback(
    (ids: readonly number[]) => setMarked((before) => new Set([...before, ...ids])),
    [],
  );
  const clear = useCallback(() => setMarked(new Set()), []);
  return { marked, mark, markAll, markThese, clear };
}
