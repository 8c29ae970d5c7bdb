import { observable, useValue } from './observable.js';

const online = observable(navigator.onLine);
for (const change of ['online', 'offline']) addEventListener(change, () => online.set(navigator.onLine));

export function useOnline(): boolean {
  return useValue(online);
}
