import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const TOP_PX = 40;

/** Holds back new rows while the list is scrolled, so that they do not move the rows being read. */
export function useHeldRows(ids: readonly number[], scroller: RefObject<HTMLElement | null>) {
  const known = useRef<ReadonlySet<number>>(new Set(ids));
  const [scrolled, setScrolled] = useState(false);
  const [shownAll, setShownAll] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setScrolled(element.scrollTop > TOP_PX);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, ids.length === 0]);
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!scrolled) known.current = new Set(ids);
    const waiting = ids.filter((id) => !known.current.has(id));
    setHeld((before) =>
      waiting.length === before.size && waiting.every((id) => before.has(id)) ? before : new Set(waiting),
    );
  }, [ids, scrolled, shownAll]);
  const show = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    setScrolled(false);
    setShownAll((times) => times + 1);
  }, [scroller]);
  return { held, show };
}
