import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.js';
import { signalAll } from './cluster/daemon.js';
import { waitUntil } from './waiting.js';

const FROZEN_MS = 40_000;
const AWAY_MS = 5_000;
const PROXY_AWAY_MS = 1_000;
const PROMOTION_WITHIN_MS = 120_000;

/** Puts a fault into a cluster that is whole. Resolves when the cluster has what it needs to become whole again. */
type Fault = (cluster: Cluster) => Promise<void>;

export const FAULTS: Readonly<Record<string, Fault>> = {
  switchover: async (cluster) => {
    const primary = await cluster.requirePrimary();
    const standby = await cluster.requireSynchronousStandby();
    await standby.requestSwitchover(primary);
  },
  'kill of the primary': async (cluster) => {
    const primary = await cluster.requirePrimary();
    await primary.kill();
    await waitUntil('a standby is promoted', PROMOTION_WITHIN_MS, async () => {
      return (await cluster.primary()) !== null;
    });
    await pause(AWAY_MS);
    primary.start();
  },
  'freeze of 40 s': async (cluster) => {
    const pids = (await cluster.requirePrimary()).freeze();
    await pause(FROZEN_MS);
    signalAll([...pids].reverse(), 'SIGCONT');
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
    await waitUntil('the other Redis is promoted', PROMOTION_WITHIN_MS, async () => {
      return (await cluster.redis.primary()) !== null;
    });
    await pause(AWAY_MS);
    await cluster.redis.restart(at);
  },
};
