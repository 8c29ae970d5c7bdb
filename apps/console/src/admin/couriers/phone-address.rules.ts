import type { NetworkInterfaceInfo } from 'node:os';

type NetworkAddress = Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Networks of homes and offices, before those of containers and virtual machines. */
const PREFERRED = ['192.168.', '10.'];

/** A phone's address of the server: in place of `localhost` this machine's in its network; null: none. */
export function phoneAddress(publicUrl: string, networks: readonly NetworkAddress[]): string | null {
  const url = new URL(publicUrl);
  if (!LOOPBACK.test(url.hostname)) return publicUrl;
  const found = networks
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const host = PREFERRED.map((start) => found.find((one) => one.startsWith(start))).find(Boolean) ?? found[0];
  if (host === undefined) return null;
  url.hostname = host;
  return url.origin;
}
