import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** On a machine that does much else: what is waited for comes, or the spec has failed. */
  readonly limitMs?: number;
  readonly lookEveryMs?: number;
}

/** Waits until a condition holds; `what` names it in the error. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { limitMs = 120_000, lookEveryMs = 20 }: Patience = {},
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`Waited in vain: ${what}`);
    await pause(lookEveryMs);
  }
}
