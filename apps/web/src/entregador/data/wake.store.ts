let wanted = false;
let lock: WakeLockSentinel | null = null;

export function keepAwake(want: boolean): void {
  wanted = want;
  if (want) void take();
  else if (lock) void lock.release();
}

/** A hidden page loses the wake lock; a phone with an empty battery may refuse it. */
async function take(): Promise<void> {
  const { wakeLock } = navigator as Partial<Navigator>;
  if (!wakeLock || lock || document.visibilityState !== 'visible') return;
  try {
    const held = await wakeLock.request('screen');
    // The shift may have ended meanwhile.
    if (!wanted) {
      await held.release();
      return;
    }
    lock = held;
    held.addEventListener('release', () => {
      lock = null;
    });
  } catch {
    // The phone's own settings decide.
  }
}

document.addEventListener('visibilitychange', () => {
  if (wanted) void take();
});
