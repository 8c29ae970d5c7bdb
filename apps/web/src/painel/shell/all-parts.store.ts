import { observable, useValue } from '../../base/observable.js';

const KEY = 'parts.all';
const all = observable(localStorage.getItem(KEY) !== null);

export function showAllParts(wanted: boolean): void {
  if (wanted) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
  all.set(wanted);
}

/** Whether to show parts of the panel that have nothing in them yet. */
export function useAllParts(): boolean {
  return useValue(all);
}
