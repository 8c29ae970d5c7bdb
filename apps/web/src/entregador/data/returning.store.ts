import { observable } from './observable.store.js';

const KEY = 'returns-read';
/** Orders that are remembered: more than a courier has on the way at once. */
const MOST = 50;

/** Orders whose cancellation with a return the courier has read of. */
export const readReturns = observable<readonly number[]>(stored());

function stored(): readonly number[] {
  return JSON.parse(localStorage.getItem(KEY) ?? '[]') as number[];
}

export function noteReturnRead(orderId: number): void {
  readReturns.change((before) => [...before.filter((id) => id !== orderId), orderId].slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify(readReturns.get()));
}
