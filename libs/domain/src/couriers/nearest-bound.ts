import type { Point } from '../shared/index.js';

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Beyond these a place may be nearer over the date line, or degrees of longitude too short to say much. */
const MOST_LATITUDE = 60;
const MOST_LONGITUDE = 170;
const MOST_DEGREES = 1;
/** Takes in what chords of a degree are shorter than their arcs (1.3e-5), and all rounding. */
const SLACK = 0.9999;

/**
 * Metres that lie at least between a place and whatever is that many degrees (the hypotenuse of both) or more away
 * from it. Either all of them are of latitude, each the same length; or the other place is on a latitude within them,
 * where a degree of longitude is at least as long as at its far end. 0 where nothing can be said.
 */
export function leastMetres({ latitude, longitude }: Point, degrees: number): number {
  if (Math.abs(latitude) > MOST_LATITUDE || Math.abs(longitude) > MOST_LONGITUDE) return 0;
  const far = Math.min(degrees, MOST_DEGREES);
  return EARTH_RADIUS_M * far * RADIANS * Math.sqrt(shortening(latitude, far)) * SLACK;
}

/** How many to ask for by degrees so that so many are, nearly always, among them by metres. */
export function enoughByDegrees(limit: number, { latitude }: Point): number {
  return limit / Math.max(0.1, shortening(Math.min(89, Math.abs(latitude)), 0)) + 4;
}

function shortening(latitude: number, within: number): number {
  return Math.cos(latitude * RADIANS) * Math.cos((Math.abs(latitude) + within) * RADIANS);
}
