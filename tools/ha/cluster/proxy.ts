import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Daemon } from './daemon.js';

interface ProxySettings {
  readonly folder: string;
  /** Ports of docker/ha/haproxy.cfg, and the ports that replace them here. */
  readonly ports: Readonly<Record<'5432' | '5433' | '6379' | '8080', number>>;
  readonly nodes: readonly { readonly postgresPort: number; readonly restPort: number }[];
  readonly redisPorts: readonly number[];
  readonly gatewayPorts: readonly number[];
}

/** HAProxy has one address each for the primary, a standby, the Redis that takes writes, and the gateways. */
export function proxyOf(settings: ProxySettings): Daemon {
  const file = join(settings.folder, 'haproxy.cfg');
  writeFileSync(file, configurationOf(settings));
  const logFile = join(settings.folder, 'haproxy.log');
  return new Daemon({ program: 'haproxy', args: ['-db', '-f', file], logFile });
}

/** docker/ha/haproxy.cfg with the addresses of this machine. */
function configurationOf({ ports, nodes, redisPorts, gatewayPorts }: ProxySettings): string {
  const here = (port: number | undefined) => `127.0.0.1:${port}`;
  return readFileSync('docker/ha/haproxy.cfg', 'utf8')
    .replace(' resolvers docker init-addr libc,none', '')
    .replace(/\nresolvers docker\n.*\n/, '')
    .replace(/bind :(\d+)/g, (_, port: string) => `bind ${here(ports[port as keyof typeof ports])}`)
    .replace(/node(\d):5432 check port 8008/g, (_, nth: string) => {
      const node = nodes[Number(nth) - 1];
      return `${here(node?.postgresPort)} check port ${node?.restPort}`;
    })
    .replace(/redis(\d):6379/g, (_, nth: string) => here(redisPorts[Number(nth) - 1]))
    .replace(/gateway(\d):3000/g, (_, nth: string) => here(gatewayPorts[Number(nth) - 1]));
}
