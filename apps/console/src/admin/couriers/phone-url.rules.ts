import type { NetworkInterfaceInfo } from 'node:os';

type NetworkAddress = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Address prefixes of homes and offices, preferred to those of containers and virtual machines. */
const PREFERRED = ['192.168.', '10.'];

/** Base URL of the server for phones: a loopback `publicUrl` gets a network address; null: it has none. */
export function urlForPhones(publicUrl: string, networks: readonly NetworkAddress[]): string | null {
  const url = new URL(publicUrl);
  if (!LOOPBACK.test(url.hostname)) return publicUrl;
  const addresses = networks
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const preferred = PREFERRED.map((prefix) => addresses.find((one) => one.startsWith(prefix)));
  const host = preferred.find(Boolean) ?? addresses[0];
  if (host === undefined) return null;
  url.hostname = host;
  return url.origin;
}
