import { type Clock, DomainError } from '../shared/index.js';
import { Circuit } from './circuit.js';
import { type AddressText, type GeocodedAddress, Geocoder, type OutsideAddresses } from './geocoder.js';
import { RecentAnswers } from './recent-answers.js';

const REMEMBERED_ADDRESSES = { ttlMs: 24 * 3_600_000, maxEntries: 20_000 };

/** An outside address service, remembered for a day; while it is away the caller is told so, at once. */
export class GuardedGeocoder extends Geocoder {
  private readonly circuit: Circuit;
  private readonly answers: RecentAnswers<string, GeocodedAddress | null>;

  constructor(
    private readonly outside: OutsideAddresses,
    clock: Clock,
  ) {
    super();
    this.circuit = new Circuit(clock);
    this.answers = new RecentAnswers(clock, REMEMBERED_ADDRESSES);
  }

  async geocode(_hubId: number, address: AddressText): Promise<GeocodedAddress | null> {
    try {
      return await this.answers.load(addressKey(address), () =>
        this.circuit.call(() => this.outside.find(address)),
      );
    } catch (error) {
      throw new DomainError('external_service_unavailable', { service: 'geocoder' }, { cause: error });
    }
  }
}

/** The same words, the same key. */
export function addressKey(address: AddressText): string {
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
