import type { Point } from '../../base/index.js';

const EARTH_RADIUS_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Outside these limits there is no bound: the date line is near, or degrees of longitude are too short. */
const MOST_LATITUDE = 60;
const MOST_LONGITUDE = 170;
const MOST_DEGREES = 1;
/** Margin for chords of a degree being shorter than arcs (1.3e-5) and for rounding. */
const SLACK = 0.9999;

/**
 * Lower bound in metres of the distance to any place that is `degrees` (hypotenuse of both coordinates) or more away. All
 * degrees of latitude have the same length; within `degrees` of the latitude, a degree of longitude is at least as long as
 * at the far end. 0: no bound is known.
 */
export function minimumMetres({ latitude, longitude }: Point, degrees: number): number {
  if (Math.abs(latitude) > MOST_LATITUDE || Math.abs(longitude) > MOST_LONGITUDE) return 0;
  const far = Math.min(degrees, MOST_DEGREES);
  return EARTH_RADIUS_M * far * RADIANS * Math.sqrt(shortening(latitude, far)) * SLACK;
}

/** How many rows to fetch in order of degrees so that the nearest `limit` by metres are almost always among them. */
export function candidatesByDegrees(limit: number, { latitude }: Point): number {
  return limit / Math.max(0.1, shortening(Math.min(89, Math.abs(latitude)), 0)) + 4;
}

function shortening(latitude: number, within: number): number {
  return Math.cos(latitude * RADIANS) * Math.cos((Math.abs(latitude) + within) * RADIANS);
}
