import { type RoadPoint, type RoadProfile } from '#city';

/** A request of OSRM's HTTP interface (version 1). */
export interface OsrmRequest {
  readonly service: 'route' | 'table' | 'nearest';
  readonly profile: RoadProfile;
  readonly points: readonly RoadPoint[];
  readonly options: URLSearchParams;
}

/** Answered with status 400 and the code, as OSRM does. */
export class OsrmRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const MAX_POINTS = 1_000;
const PATH = /^\/(route|table|nearest)\/v1\/([a-z]+)\/([^/?]+?)(?:\.json)?$/;
const COORDINATE = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/;
/** The names that OSRM's own profiles have, and ours. */
const PROFILES: ReadonlyMap<string, RoadProfile> = new Map<string, RoadProfile>([
  ['driving', 'car'],
  ['car', 'car'],
  ['motorbike', 'motorbike'],
  ['motorcycle', 'motorbike'],
  ['cycling', 'bicycle'],
  ['bicycle', 'bicycle'],
  ['bike', 'bicycle'],
  ['walking', 'foot'],
  ['foot', 'foot'],
]);

/** Reads a request of OSRM. Only `approaches` of what changes ways is known. @throws OsrmRefusal */
export function osrmRequest(target: string): OsrmRequest {
  const url = new URL(target, 'http://roads');
  const [, service, name = '', coordinates = ''] = PATH.exec(decodeURIComponent(url.pathname)) ?? [];
  if (service === undefined)
    throw new OsrmRefusal('InvalidUrl', 'URL string is not a request of this service');
  const profile = PROFILES.get(name);
  if (profile === undefined) throw new OsrmRefusal('InvalidProfile', `There is no profile ${name}`);
  const points = pointsOf(coordinates, url.searchParams.get('approaches') ?? '');
  if (points.length > MAX_POINTS) throw new OsrmRefusal('TooBig', `More than ${MAX_POINTS} coordinates`);
  if (service === 'route' && points.length < 2)
    throw new OsrmRefusal('InvalidOptions', 'Number of coordinates needs to be at least two.');
  return { service: service as OsrmRequest['service'], profile, points, options: url.searchParams };
}

/** `all`, nothing, or `0;3;4`. */
export function chosenPoints(request: OsrmRequest, name: 'sources' | 'destinations'): RoadPoint[] {
  const text = request.options.get(name) ?? 'all';
  if (text === 'all') return [...request.points];
  return text.split(';').map((part) => {
    const point = /^\d{1,4}$/.test(part) ? request.points[Number(part)] : undefined;
    if (point === undefined) throw new OsrmRefusal('InvalidOptions', `${name} has no coordinate ${part}`);
    return point;
  });
}

function pointsOf(coordinates: string, approaches: string): RoadPoint[] {
  const sides = approaches.split(';');
  return coordinates.split(';').map((text, i) => {
    const point = pointOf(text);
    return sides[i] === 'curb' ? { ...point, curb: true } : point;
  });
}

function pointOf(text: string): RoadPoint {
  const [, longitude, latitude] = COORDINATE.exec(text) ?? [];
  const point = { longitude: Number(longitude), latitude: Number(latitude) };
  if (!(Math.abs(point.longitude) <= 180 && Math.abs(point.latitude) <= 90))
    throw new OsrmRefusal('InvalidQuery', `Query string malformed close to ${text.slice(0, 40)}`);
  return point;
}
