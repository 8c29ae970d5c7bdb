import { type Clock, DomainError } from '../../base/index.js';
import { CircuitBreaker } from './circuit-breaker.policy.js';
import { type AddressText, type GeocodedAddress, Geocoder, type ExternalGeocoder } from './geocoder.port.js';
import { AnswerCache } from './answer.cache.js';

const ADDRESS_LIMITS = { ttlMs: 24 * 3_600_000, maxEntries: 20_000 };

/**
 * An external address service whose answers are cached for a day. While the service is down, callers get
 * `external_service_unavailable` at once.
 */
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

/** Key of an address in the cache: equal for equal texts. */
function addressKey(address: AddressText): string {
  return JSON.stringify([
    address.address,
    address.street,
    address.number,
    address.district,
    address.city,
    address.state,
    address.postalCode,
  ]);
}

/** As `addressKey`, of what is known of the address in one hub. */
export function hubAddressKey(hubId: number, address: AddressText): string {
  return `${String(hubId)}:${addressKey(address)}`;
}
