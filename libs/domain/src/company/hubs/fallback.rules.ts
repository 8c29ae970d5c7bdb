/**
 * What the courier does when nobody takes the goods at the door. Chosen for each stop at creation, else by the shop's and
 * then by the hub's default.
 */
export const FALLBACKS = [
  /** The goods come back to the pickup. */
  'return',
  /** They stay at the door, with a photo. */
  'leave_at_door',
  /** They stay with somebody who is named: a neighbour, the porter. */
  'neighbour',
  /** They come back and are sent again, at once or a day later. */
  'try_again_today',
  'try_again_tomorrow',
  /** The courier throws them away and goes on. */
  'dispose',
] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** Those that need nobody's name, so that they can hold for every stop of a shop. */
export const DEFAULT_FALLBACKS = FALLBACKS.filter((one) => one !== 'neighbour');
export type DefaultFallback = (typeof DEFAULT_FALLBACKS)[number];
