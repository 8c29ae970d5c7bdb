import type { RefObject } from 'react';
import { useKeys } from './keys.js';

/** What the focus goes to in a row: what opens it, else its first link or button. */
const TARGETS = ['.open', 'a, button', 'input'];

/** Of several tables the keys are those of the one with the focus; without one, of the first. */
function isMeant(table: HTMLTableElement | null): boolean {
  const focused = document.activeElement?.closest('.table');
  return table !== null && table === (focused ?? document.querySelector('.table'));
}

/** Keys of a table: `j` and `k` move the focus from row to row, `x` marks the row that has it. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>): void {
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>('tbody tr:not([aria-hidden])') ?? [])];
  const step = (by: number) => {
    if (!isMeant(table.current)) return false;
    const all = rows();
    const here = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[Math.max(0, Math.min(all.length - 1, here + by))];
    const target = TARGETS.map((one) => next?.querySelector<HTMLElement>(one)).find(Boolean);
    target?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = rows().find((one) => one.contains(document.activeElement));
      row?.querySelector<HTMLElement>('.mark input')?.click();
      return row !== undefined;
    },
  });
}
