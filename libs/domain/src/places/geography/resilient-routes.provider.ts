import { type Clock, DomainError, type Point, type VehicleKind } from '../../base/index.js';
import { AnswerCache, CircuitBreaker } from './circuit-breaker.policy.js';
import type { ExternalRoutes, Route, TravelTimes } from './route-planner.port.js';
import {
  ADDRESS_FIELDS,
  type AddressText,
  type ExternalGeocoder,
  type GeocodedAddress,
  Geocoder,
} from './geocoder.port.js';

const ROUTE_LIMITS = { ttlMs: 10 * 60_000, maxEntries: 20_000 };
/** Cache of lines, of about a hundred points each. */
const LINE_LIMITS = { ttlMs: 10 * 60_000, maxEntries: 1_000 };

/** Five decimals are about a metre: the same door gives the same key. */
const keyOf = (points: readonly Point[]) =>
  points.map((p) => `${p.latitude.toFixed(5)},${p.longitude.toFixed(5)}`).join(';');

/** Null: it fails, is slow, or finds no way. That is not cached, so it is used again once it is back. */
export class ResilientRoutes {
  private readonly circuit: CircuitBreaker;
  private readonly routes: AnswerCache<string, Route>;
  private readonly lines: AnswerCache<string, readonly Point[]>;

  constructor(
    private readonly network: ExternalRoutes,
    clock: Clock,
  ) {
    this.circuit = new CircuitBreaker(clock);
    this.routes = new AnswerCache(clock, ROUTE_LIMITS);
    this.lines = new AnswerCache(clock, LINE_LIMITS);
  }

  get isAvailable(): boolean {
    return this.network.isAvailable;
  }

  plan(points: readonly Point[], vehicle: VehicleKind): Promise<Route | null> {
    const ask = () => this.found(() => this.network.plan(points, vehicle));
    return orNull(this.routes.load(`${vehicle}:${keyOf(points)}`, ask));
  }

  line(points: readonly Point[], vehicle: VehicleKind): Promise<readonly Point[] | null> {
    const ask = () => this.found(() => this.network.line(points, vehicle));
    return orNull(this.lines.load(`${vehicle}:${keyOf(points)}`, ask));
  }

  /** Not cached: couriers' positions seldom repeat. */
  times(
    sources: readonly Point[],
    destinations: readonly Point[],
    vehicle: VehicleKind,
  ): Promise<TravelTimes | null> {
    return orNull(this.circuit.call(() => this.network.times(sources, destinations, vehicle)));
  }

  private async found<T>(call: () => Promise<T | null>): Promise<T> {
    const answer = await this.circuit.call(call);
    if (answer === null) throw new NoRouteError();
    return answer;
  }
}

/** The caller asks the next one; the adapter has logged why. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}

/** No way was found: no failure of the service. Thrown through the cache so that it is not cached. */
class NoRouteError extends Error {}

const ADDRESS_LIMITS = { ttlMs: 24 * 3_600_000, maxEntries: 20_000 };

/** Cached for a day. While the service is down, callers get `external_service_unavailable` at once. */
export class ResilientGeocoder extends Geocoder {
  private readonly circuit: CircuitBreaker;
  private readonly answers: AnswerCache<string, GeocodedAddress | null>;

  constructor(
    private readonly external: ExternalGeocoder,
    clock: Clock,
  ) {
    super();
    this.circuit = new CircuitBreaker(clock);
    this.answers = new AnswerCache(clock, ADDRESS_LIMITS);
  }

  async geocode(_hubId: number, address: AddressText): Promise<GeocodedAddress | null> {
    try {
      return await this.answers.load(addressKey(address), () =>
        this.circuit.call(() => this.external.find(address)),
      );
    } catch (error) {
      throw new DomainError('external_service_unavailable', { service: 'geocoder' }, { cause: error });
    }
  }
}

function addressKey(address: AddressText): string {
  return JSON.stringify(ADDRESS_FIELDS.map((field) => address[field]));
}

export function hubAddressKey(hubId: number, address: AddressText): string {
  return `${String(hubId)}:${addressKey(address)}`;
}
