import { observable } from '../../base/observable.js';

export const network = observable({ live: false, reached: navigator.onLine });

export function setReached(reached: boolean): void {
  network.change((before) => (before.reached === reached ? before : { ...before, reached }));
}

export function setLive(live: boolean): void {
  network.change((before) => {
    const reached = live || before.reached;
    return before.live === live && before.reached === reached ? before : { live, reached };
  });
}

const comebacks = new Set<() => void>();

/** Runs `act` when the network returns and when the page becomes visible again. */
export function onComeback(act: () => void): void {
  comebacks.add(act);
}

function comeBack(): void {
  for (const act of comebacks) act();
}

addEventListener('online', comeBack);
// The stream looks open until its silence is noticed; without network it is surely dead.
addEventListener('offline', () => network.set({ live: false, reached: false }));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') comeBack();
});
