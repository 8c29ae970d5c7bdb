/** A frozen or killed worker's pass is taken over after this time. */
export const LEASE_MS = 8_000;
/** Interval of passes over a hub in which nothing changes but the time. */
export const PASS_EVERY_MS = 10_000;
/**
 * Within a transaction of a pass: PostgreSQL ends the connection of a worker that froze there after this time, and its
 * locks with it, so that they do not hold up the worker that takes over.
 */
export const FROZEN_AFTER_MS = 5_000;
