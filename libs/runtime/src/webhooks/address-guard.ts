import { BoundedCache, ReceiverCheck, type ReceiverRefusal } from '#domain';
import { Logger } from '@nestjs/common';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Everything in IPv4 that is not the public internet (IANA special-purpose registry). */
const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside the global unicast block, but leading elsewhere: IPv4 in disguise, documentation, benchmarks. */
const DISGUISED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateV4 = new BlockList();
for (const [net, prefix] of PRIVATE_V4) privateV4.addSubnet(net, prefix, 'ipv4');
const disguisedV6 = new BlockList();
for (const [net, prefix] of DISGUISED_V6) disguisedV6.addSubnet(net, prefix, 'ipv6');
/** The only block handed out to the public; mapped, NAT64, link-local, ULA and multicast lie outside. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateV4.check(address, 'ipv4');
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !disguisedV6.check(address, 'ipv6');
}

function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/**
 * Ports of other protocols than HTTP, by which a webhook could speak to mail servers, databases and shells:
 * those that browsers refuse (WHATWG Fetch, "bad port") and those of common databases and caches.
 */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080, 445, 1433, 1521,
  3306, 3389, 5432, 5900, 6379, 9042, 11211, 27017,
]);

/** `port` as `URL` gives it: empty for the protocol's default. */
function isRefusedPort(port: string): boolean {
  return port !== '' && REFUSED_PORTS.has(Number(port));
}

export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
  readonly code = 'REFUSED_ADDRESS';
}

class SlowDnsError extends Error {
  readonly code = 'DNS_TIMEOUT';
}

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

interface GuardSettings {
  /** WEBHOOK_ALLOW_INSECURE: http, and loopback addresses, for development. */
  readonly allowInsecure: boolean;
  /** Loopback addresses, also by http, for the demonstration on its embedded database. */
  readonly allowLoopback?: boolean;
  readonly dnsTimeoutMs?: number;
  readonly resolve?: Resolve;
}

const DNS_TIMEOUT_MS = 3_000;
const INSECURE_HINT =
  'WEBHOOK_ALLOW_INSECURE=true takes http and loopback receivers, for development; so does the demonstration of `npm start`';

/**
 * Decides whether a receiver may be called. WebhookClient connects to the addresses that were checked here,
 * and checks again at each connection, so a name that points elsewhere after registration gains nothing.
 */
export class AddressGuard extends ReceiverCheck {
  private readonly logger = new Logger(AddressGuard.name);

  constructor(private readonly settings: GuardSettings) {
    super();
  }

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

  /** @throws RefusedAddressError when any of the addresses is not a public one */
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

const resolveAll: Resolve = (host) => lookup(host, { all: true, verbatim: true });

interface ReceiverAddress {
  /** The whole text if it is no URL. */
  readonly host: string;
  readonly target: { readonly origin: string; readonly path: string } | null;
}

const parsed = new BoundedCache<string, ReceiverAddress>(1_000);

/** Cached, because the same few receivers are called over and over. */
export function addressOf(url: string): ReceiverAddress {
  return parsed.getOrCompute(url, () => parse(url));
}

function parse(url: string): ReceiverAddress {
  if (!URL.canParse(url)) return { host: url, target: null };
  const { host, origin, pathname, search } = new URL(url);
  return { host, target: { origin, path: pathname + search } };
}
