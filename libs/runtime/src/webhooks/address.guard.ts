import { ReceiverCheck, type ReceiverRefusal } from '#domain';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './address.ranges.js';

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code = 'REFUSED_ADDRESS';
}

class SlowDnsError extends Error {
  readonly code = 'DNS_TIMEOUT';
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export interface GuardSettings {
  /** http and loopback receivers too: development only. */
  readonly allowInsecure: boolean;
  readonly dnsTimeoutMs?: number;
  readonly resolve?: Resolve;
}

const DNS_TIMEOUT_MS = 3_000;

/**
 * Decides whether a receiver may be called. The sender connects to the very addresses that were checked here, at each
 * connection anew, so that a name which points elsewhere after registration gains nothing.
 */
export class AddressGuard extends ReceiverCheck {
  constructor(private readonly settings: GuardSettings) {
    super();
  }

  /** http too? */
  get allowsInsecure(): boolean {
    return this.settings.allowInsecure;
  }

  async refusal(url: string): Promise<ReceiverRefusal | null> {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || parsed.username !== '' || parsed.password !== '') return 'not_a_url';
    const http = parsed.protocol === 'http:' && this.allowsInsecure;
    if (parsed.protocol !== 'https:' && !http) return 'not_https';
    try {
      await this.addresses(parsed.hostname.replace(/^\[|\]$/g, ''));
      return null;
    } catch (error) {
      return error instanceof RefusedAddressError ? 'private_address' : 'unresolvable';
    }
  }

  /** The addresses to connect to. Throws RefusedAddressError when any of them is not a public one. */
  async addresses(host: string): Promise<readonly LookupAddress[]> {
    const family = isIP(host);
    const found = family === 0 ? await this.inTime(host) : [{ address: host, family }];
    const refused = found.find(({ address }) => !this.allows(address));
    if (refused) throw new RefusedAddressError(`${host} is not a public address`);
    return found;
  }

  private allows(address: string): boolean {
    return isPublicAddress(address) || (this.allowsInsecure && isLoopbackAddress(address));
  }

  private async inTime(host: string): Promise<readonly LookupAddress[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const limit = this.settings.dnsTimeoutMs ?? DNS_TIMEOUT_MS;
      timer = setTimeout(() => reject(new SlowDnsError(`${host} was not resolved in time`)), limit);
    });
    try {
      return await Promise.race([(this.settings.resolve ?? resolveAll)(host), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, addresses) => {
      if (error) reject(error);
      else resolve(addresses);
    });
  });
}
