import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** On a machine that does much else: what is waited for comes, or the spec has failed. */
const LIMIT_MS = 120_000;

/** Waits until a condition holds; `what` names it in the error. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`Waited in vain: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
}
