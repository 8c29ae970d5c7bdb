import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;

/** Waits until a condition holds; `what` names it in the error. */
export async function waitUntil(
  what: string,
  limitMs: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > limit) throw new Error(`Waited ${String(limitMs / 1000)} s in vain: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
}
