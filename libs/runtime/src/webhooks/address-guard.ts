import { ReceiverCheck, type ReceiverRefusal } from '#domain';
import { Logger } from '@nestjs/common';
import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { RuntimeConfig } from '../config/index.js';
import { isLoopbackAddress, isPublicAddress } from './address-ranges.js';
import { isRefusedPort } from './refused-ports.js';

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code = 'REFUSED_ADDRESS';
}

class SlowDnsError extends Error {
  readonly code = 'DNS_TIMEOUT';
}

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface GuardSettings {
  /** WEBHOOK_ALLOW_INSECURE: http, and loopback addresses. For development. */
  readonly allowInsecure: boolean;
  /** Allows loopback addresses, also by http: for the demonstration on its embedded database. */
  readonly allowLoopback?: boolean;
  readonly dnsTimeoutMs?: number;
  readonly resolve?: Resolve;
}

const DNS_TIMEOUT_MS = 3_000;
const INSECURE_HINT =
  'WEBHOOK_ALLOW_INSECURE=true takes http and loopback receivers, for development; so does the demonstration of `npm start`';

/** The guard's settings by the configuration of the process. */
export function guardSettings(
  config: Pick<RuntimeConfig, 'webhookAllowInsecure' | 'loopbackReceivers'>,
): GuardSettings {
  return { allowInsecure: config.webhookAllowInsecure, allowLoopback: config.loopbackReceivers };
}

/**
 * Decides whether a receiver may be called. WebhookClient connects to the addresses that were checked here, and checks
 * again at each connection, so that a name which points elsewhere after registration gains nothing.
 */
export class AddressGuard extends ReceiverCheck {
  private readonly logger = new Logger(AddressGuard.name);

  constructor(private readonly settings: GuardSettings) {
    super();
  }

  /** Whether some receivers may be called by http. */
  get allowsInsecure(): boolean {
    return this.settings.allowInsecure || this.settings.allowLoopback === true;
  }

  async refusal(url: string): Promise<ReceiverRefusal | null> {
    const reason = await this.reasonToRefuse(url);
    if (reason === 'not_https' || reason === 'private_address')
      this.logger.warn(`A receiver was refused (${reason}). ${INSECURE_HINT}`);
    return reason;
  }

  private async reasonToRefuse(url: string): Promise<ReceiverRefusal | null> {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed === null || parsed.username !== '' || parsed.password !== '') return 'not_a_url';
    return this.refusalOfProtocol(parsed) ?? (await this.refusalOfHost(parsed));
  }

  private refusalOfProtocol({ protocol, port }: URL): ReceiverRefusal | null {
    if (protocol !== 'https:' && !(protocol === 'http:' && this.allowsInsecure)) return 'not_https';
    return isRefusedPort(port) ? 'refused_port' : null;
  }

  private async refusalOfHost({ hostname, protocol }: URL): Promise<ReceiverRefusal | null> {
    try {
      const found = await this.addresses(hostname.replace(/^\[|\]$/g, ''));
      return protocol === 'http:' && !this.allowsHttpTo(found) ? 'not_https' : null;
    } catch (error) {
      return error instanceof RefusedAddressError ? 'private_address' : 'unresolvable';
    }
  }

  private allowsHttpTo(found: readonly LookupAddress[]): boolean {
    return this.settings.allowInsecure || found.every(({ address }) => isLoopbackAddress(address));
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
