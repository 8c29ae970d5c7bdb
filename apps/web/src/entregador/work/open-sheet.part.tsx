import { useEffect, useRef } from 'react';
import { lazy } from '../../base/lazy.js';
import type { Order } from '../data/api.store.js';
import { sheetName, subjectOf, closeSheet, sheet, startSheet } from '../data/sheet.store.js';
import { useValue } from '../../base/observable.js';

const Sheets = lazy(async () => (await import('./sheets.part.js')).Sheets, null);

/** The open sheet, beside the card of the current task: another task may come first while it is filled in. */
export function OpenSheet({ orders }: { orders: readonly Order[] }) {
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
  return open && subject && <Sheets key={sheetName(open)} open={open} {...subject} />;
}
