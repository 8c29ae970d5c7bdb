import { Database } from '#domain';
import { createDataSource } from '#runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster/cluster.js';
import type { PatroniNode } from './cluster/patroni-node.js';
import { furnish } from './furnished-hubs.js';
import { GatewayProcess } from './gateway-process.js';
import { MixedLoad, WORKS } from './mixed-load.driver.js';
import { verdictOf } from './trial.verdict.js';
import { WebhookReceiver } from './webhook-receiver.js';

const ENOUGH = 5;
const POLL_MS = 50;

/** Two gateways on a cluster, a receiver, and a new load for each fault. */
export class FailoverTrial {
  private constructor(
    private readonly cluster: Cluster,
    private readonly gateways: readonly [GatewayProcess, GatewayProcess],
    private readonly receiver: WebhookReceiver,
  ) {}

  static async prepare(cluster: Cluster): Promise<FailoverTrial> {
    // The first gateway makes schema and demonstration.
    const first = await GatewayProcess.open('gateway1', cluster.gatewayPorts[0], cluster);
    const second = await GatewayProcess.open('gateway2', cluster.gatewayPorts[1], cluster);
    const trial = new FailoverTrial(cluster, [first, second], await WebhookReceiver.start());
    await furnish(await trial.newLoad(), first.facts, trial.receiver);
    return trial;
  }

  async run(fault: (cluster: Cluster) => Promise<void>) {
    const { cluster, gateways } = this;
    const load = await this.newLoad();
    load.start();
    await load.enoughMore(WORKS, ENOUGH);
    const before = await cluster.requirePrimary();
    const begun = performance.now();
    let isOver = false;
    const promotion = this.promotionAfter(before, () => isOver);
    await fault(cluster);
    await cluster.whole();
    await Promise.all(gateways.map((gateway) => gateway.ready()));
    await load.enoughMore(WORKS, ENOUGH);
    isOver = true;
    const promotedMs = await promotion;
    await load.stop();
    const next = promotedMs === null ? null : load.firstAcknowledgedAfter(promotedMs);
    return {
      /** Longest time without an acknowledged write. */
      pauseMs: load.maxPauseMs(begun),
      /** The same after the promotion of another node; null: none was promoted. */
      afterPromotionMs: promotedMs === null || next === null ? null : next - promotedMs,
      load,
      ...(await this.judge(load)),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await this.receiver.close();
  }

  private async judge(load: MixedLoad) {
    const settings = { url: this.cluster.urls.primary, poolSize: 2, applicationName: 'verdict' };
    const dataSource = await createDataSource(settings).initialize();
    try {
      return await verdictOf(new Database(dataSource), load, this.receiver);
    } finally {
      await dataSource.destroy();
    }
  }

  private newLoad(): Promise<MixedLoad> {
    const [first, second] = this.gateways;
    return MixedLoad.signIn([first.baseUrl, second.baseUrl, this.cluster.urls.gateways], first.facts);
  }

  /** The instant when another node became the primary; null: none did. A frozen node would answer late. */
  private async promotionAfter(before: PatroniNode, isOver: () => boolean): Promise<number | null> {
    const others = this.cluster.nodes.filter((node) => node !== before);
    while (!isOver()) {
      if ((await this.cluster.primary(others)) !== null) return performance.now();
      await pause(POLL_MS);
    }
    return null;
  }
}
