import { useEffect, useRef } from 'react';
import type { Order } from '../data/api.store.js';
import { useValue } from '../data/observable.store.js';
import { subjectOf } from '../data/sheet.rules.js';
import { closeSheet, sheet, startSheet } from '../data/sheet.store.js';

/** The open sheet with its order and stop; it closes when these are done or taken away. */
export function useSheet(orders: readonly Order[]) {
  const open = useValue(sheet);
  const subject = open && subjectOf(open, orders);
  const there = subject !== null;
  const was = useRef(false);
  useEffect(() => {
    void startSheet();
  }, []);
  useEffect(() => {
    if (was.current && !there) closeSheet();
    was.current = there;
  }, [there]);
  return open && subject && { open, ...subject };
}
