import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../test/support/until.js';
import type { Cluster } from './cluster/cluster.js';

const FROZEN_MS = 40_000;
const AWAY_MS = 5_000;
const PROXY_AWAY_MS = 1_000;
const PROMOTION = { limitMs: 120_000, lookEveryMs: 250 };

/** The cluster is whole before. Each resolves when it has what it needs to become whole again. */
export const FAULTS: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  switchover: async (cluster) => {
    const primary = await cluster.requirePrimary();
    const standby = await cluster.requireSynchronousStandby();
    await standby.requestSwitchover(primary);
  },
  'kill of the primary': async (cluster) => {
    const primary = await cluster.requirePrimary();
    await primary.kill();
    await until('a standby is promoted', async () => (await cluster.primary()) !== null, PROMOTION);
    await pause(AWAY_MS);
    primary.start();
  },
  'freeze of 40 s': async (cluster) => {
    await (await cluster.requirePrimary()).freeze(FROZEN_MS);
  },
  'kill of the standby': async (cluster) => {
    const standby = await cluster.requireSynchronousStandby();
    await standby.kill();
    await pause(AWAY_MS);
    standby.start();
  },
  'proxy restart': async (cluster) => {
    await cluster.proxy.kill();
    await pause(PROXY_AWAY_MS);
    cluster.proxy.start();
  },
  'Redis failover': async (cluster) => {
    const at = (await cluster.redis.primary()) === 0 ? 0 : 1;
    await cluster.redis.kill(at);
    const isPromoted = async () => (await cluster.redis.primary()) !== -1;
    await until('the other Redis is promoted', isPromoted, PROMOTION);
    await pause(AWAY_MS);
    await cluster.redis.restart(at);
  },
};
