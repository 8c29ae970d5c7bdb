/** A frozen or killed worker's pass is taken over after this time. */
export const LEASE_MS = 8_000;
/** Interval of passes over a hub in which nothing changes but the time. */
export const PASS_EVERY_MS = 10_000;
