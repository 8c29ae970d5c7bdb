/** A frozen or killed worker's pass is taken over after this time. */
export const PASS_LEASE_MS = 8_000;
/** Interval of passes over a hub in which nothing changes but the time. */
export const PASS_EVERY_MS = 10_000;
/** PostgreSQL then ends the connection of a worker frozen in a pass, whose locks would hold up the next. */
export const FROZEN_AFTER_MS = 5_000;

/** A pass plans at most so many orders of a region; what is left comes with a later pass. */
export const MAX_ORDERS = 250;
/** A pass that takes too long is tried again with fewer orders, but not with fewer than these. */
const MIN_ORDERS = 10;

export function fewerOrders(planned: number): number {
  return Math.max(MIN_ORDERS, Math.floor(planned / 2));
}

/** The limit of orders after a pass that was in time; null: no limit but `MAX_ORDERS`. */
export function moreOrders(limit: number | null): number | null {
  const more = limit === null ? MAX_ORDERS : Math.ceil(limit * 1.25);
  return more >= MAX_ORDERS ? null : more;
}
