import type { RoadPlace, RoadPoint, RoadsAnswer, RoadsQuestion, RoadsRoute } from '#city';
import { chosenPoints, type OsrmRequest, OsrmRefusal } from './osrm-request.parser.js';

type Ask = (question: RoadsQuestion) => RoadsAnswer;

/** The JSON that OSRM answers. @throws OsrmRefusal */
export function osrmAnswer(request: OsrmRequest, ask: Ask): unknown {
  if (request.service === 'route') return routeAnswer(request, ask);
  return request.service === 'table' ? tableAnswer(request, ask) : nearestAnswer(request, ask);
}

function routeAnswer(request: OsrmRequest, ask: Ask) {
  const { points, profile } = request;
  const route = ask({ kind: 'route', points, profile });
  if (route?.kind !== 'route') {
    for (const point of points) waypoint(request, point, ask);
    throw new OsrmRefusal('NoRoute', 'Impossible route between points');
  }
  const sum = (of: 'distance' | 'duration') => route.legs.reduce((all, leg) => all + leg[of], 0);
  const geometry =
    request.options.get('overview') === 'false' ? {} : { geometry: geometryOf(request, route) };
  const whole = { distance: tenths(sum('distance')), duration: tenths(sum('duration')) };
  const legs = route.legs.map(({ distance, duration }) => ({
    distance: tenths(distance),
    duration: tenths(duration),
    weight: tenths(duration),
    summary: '',
    steps: [],
  }));
  return {
    code: 'Ok',
    routes: [{ ...whole, weight: whole.duration, weight_name: 'duration', ...geometry, legs }],
    waypoints: route.places.map(waypointOf),
  };
}

function tableAnswer(request: OsrmRequest, ask: Ask) {
  const sources = chosenPoints(request, 'sources');
  const destinations = chosenPoints(request, 'destinations');
  const waypoints = (points: readonly RoadPoint[]) => points.map((point) => waypoint(request, point, ask));
  const ends = { sources: waypoints(sources), destinations: waypoints(destinations) };
  const asked = (request.options.get('annotations') ?? 'duration').split(',');
  const withDistances = asked.includes('distance');
  const table = ask({ kind: 'table', sources, destinations, profile: request.profile, withDistances });
  if (table?.kind !== 'table') throw new OsrmRefusal('NoTable', 'No table found');
  const rows = (values: Float64Array) =>
    sources.map((_, row) =>
      destinations.map((_to, column) => {
        const value = values[row * destinations.length + column] ?? Infinity;
        return value === Infinity ? null : tenths(value);
      }),
    );
  return {
    code: 'Ok',
    ...ends,
    ...(asked.includes('duration') && { durations: rows(table.durations) }),
    ...(table.distances && { distances: rows(table.distances) }),
  };
}

function nearestAnswer(request: OsrmRequest, ask: Ask) {
  return { code: 'Ok', waypoints: request.points.slice(0, 1).map((point) => waypoint(request, point, ask)) };
}

function waypoint({ profile }: OsrmRequest, point: RoadPoint, ask: Ask) {
  const place = ask({ kind: 'nearest', point, profile });
  if (place?.kind !== 'nearest')
    throw new OsrmRefusal('NoSegment', 'Could not find a matching segment for a coordinate');
  return waypointOf(place);
}

const waypointOf = ({ point, meters }: RoadPlace) => ({
  name: '',
  location: [point.longitude, point.latitude],
  distance: meters,
});

function geometryOf({ options }: OsrmRequest, { line }: RoadsRoute) {
  const kind = options.get('geometries') ?? 'polyline';
  if (kind === 'geojson')
    return { type: 'LineString', coordinates: line.map(({ longitude, latitude }) => [longitude, latitude]) };
  return polyline(line, kind === 'polyline6' ? 1e6 : 1e5);
}

/** Google's encoding of a line: differences in zigzag, five bits a character. */
function polyline(line: readonly RoadPoint[], units: number): string {
  let text = '';
  let before = [0, 0];
  for (const { latitude, longitude } of line) {
    const at = [Math.round(latitude * units), Math.round(longitude * units)];
    at.forEach((value, i) => {
      const delta = value - (before[i] ?? 0);
      let rest = delta < 0 ? ~(delta << 1) : delta << 1;
      for (; rest >= 0x20; rest >>>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
      text += String.fromCharCode(rest + 63);
    });
    before = at;
  }
  return text;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
