import { observable } from './observable.store.js';

interface Lock {
  release(): Promise<void>;
  addEventListener(type: 'release', listener: () => void): void;
}
interface WakeLocks {
  request(kind: 'screen'): Promise<Lock>;
}

/** Whether the screen is kept on, while the courier works. */
const awake = observable(false);
let wanted = false;
let lock: Lock | null = null;

export function keepAwake(want: boolean): void {
  wanted = want;
  if (want) void take();
  else if (lock) void lock.release();
}

/** A hidden page loses the wake lock; a phone with an empty battery may refuse it. */
async function take(): Promise<void> {
  const { wakeLock } = navigator as { wakeLock?: WakeLocks };
  if (!wakeLock || lock || document.visibilityState !== 'visible') return;
  try {
    const held = await wakeLock.request('screen');
    // The shift may have ended meanwhile.
    if (!wanted) {
      await held.release();
      return;
    }
    lock = held;
    awake.set(true);
    held.addEventListener('release', () => {
      lock = null;
      awake.set(false);
    });
  } catch {
    awake.set(false);
  }
}

document.addEventListener('visibilitychange', () => {
  if (wanted) void take();
});
