/** A second tap within this time is the bounce of one touch. */
const BOUNCE_MS = 500;
/** The first tap counts for this long: enough for somebody who moves slowly. */
const ARMED_MS = 10_000;

/**
 * The effect of a tap on the slider, for people who cannot drag: the first one asks, a second one that is no
 * bounce confirms. `askedAt`: time of the first one; null: there was none.
 */
export function tapped(askedAt: number | null, now: number): 'asks' | 'bounces' | 'confirms' {
  if (askedAt === null || now - askedAt > ARMED_MS) return 'asks';
  return now - askedAt < BOUNCE_MS ? 'bounces' : 'confirms';
}
