interface NetworkAddress {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Networks of homes and offices, before those of containers and virtual machines. */
const PREFERRED = ['192.168.', '10.'];

/**
 * The address of the server for a phone: the public one, or in place of `localhost` this machine's in its network; null:
 * no phone reaches it.
 */
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
