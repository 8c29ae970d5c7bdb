import type { RefObject } from 'react';
import { useKeys } from './keys.js';

/** What the focus goes to in a row: what opens it, else its first link or button. */
const TARGETS = ['.open', 'a, button', 'input'];

/** Keys of a table: `j` and `k` move the focus from row to row, `x` marks the row that has it. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])') ?? [])];
  const step = (by: number) => {
    const all = rows();
    const here = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[Math.max(0, Math.min(all.length - 1, here + by))];
    const target = TARGETS.map((one) => next?.querySelector<HTMLElement>(one)).find(Boolean);
    target?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: () => {
      step(1);
    },
    k: () => {
      step(-1);
    },
    x: () => {
      const row = rows().find((one) => one.contains(document.activeElement));
      row?.querySelector<HTMLElement>('.mark input')?.click();
    },
  });
}
