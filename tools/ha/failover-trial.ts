import { Database } from '#domain';
import { createDataSource } from '#runtime';
import { setTimeout as pause } from 'node:timers/promises';
import type { DemoFacts } from '../../apps/gateway/src/demo/demo-facts.schemas.js';
import type { AnswerCounts } from './answer-counts.js';
import type { Cluster } from './cluster/cluster.js';
import { demoFacts, GatewayProcess } from './gateway-process.js';
import { furnish } from './furnished-hubs.js';
import { MixedLoad, WORKS } from './mixed-load.driver.js';
import { verdictOf, type Verdict } from './trial.verdict.js';
import { WebhookReceivers } from './webhook-receivers.js';

const ENOUGH = 5;
const LOOK_EVERY_MS = 50;

export interface TrialFigures extends Verdict {
  /** Longest time without an acknowledged write. */
  readonly pauseMs: number;
  /** The same after the promotion of another node; null: none was promoted. */
  readonly afterPromotionMs: number | null;
  /** The same after the first commit that the new primary confirms, which also needs a standby of it. */
  readonly afterFirstCommitMs: number | null;
  readonly answers: AnswerCounts;
}

interface Promotion {
  promotedMs: number | null;
  committedMs: number | null;
}

/** Two gateways on a cluster, receivers, and a new load for each fault. */
export class FailoverTrial {
  private constructor(
    private readonly cluster: Cluster,
    private readonly gateways: readonly GatewayProcess[],
    private readonly receivers: WebhookReceivers,
    private readonly facts: DemoFacts,
  ) {}

  static async prepare(cluster: Cluster): Promise<FailoverTrial> {
    // The first gateway makes schema and demonstration.
    const first = await GatewayProcess.start('gateway1', cluster.gatewayPorts[0], cluster);
    const second = await GatewayProcess.start('gateway2', cluster.gatewayPorts[1], cluster);
    const receivers = await WebhookReceivers.start();
    const trial = new FailoverTrial(cluster, [first, second], receivers, demoFacts(cluster));
    await furnish(await trial.newLoad(), trial.facts, trial.receivers);
    return trial;
  }

  async run(fault: (cluster: Cluster) => Promise<void>): Promise<TrialFigures> {
    const { cluster, gateways } = this;
    const load = await this.newLoad();
    load.start();
    await load.enoughMore(WORKS, ENOUGH);
    const before = await cluster.requirePrimary();
    const begun = performance.now();
    const promotion = this.watchPromotion(before.name);
    await fault(cluster);
    await cluster.whole();
    await Promise.all(gateways.map((gateway) => gateway.ready()));
    await load.enoughMore(WORKS, ENOUGH);
    const { promotedMs, committedMs } = await promotion.end();
    await load.stop();
    const next = promotedMs === null ? null : load.firstAcknowledgedAfter(promotedMs);
    const since = (instant: number | null) =>
      instant === null || next === null ? null : Math.max(0, next - instant);
    return {
      pauseMs: load.longestPauseMs(begun),
      afterPromotionMs: since(promotedMs),
      afterFirstCommitMs: since(committedMs),
      answers: load.answers,
      ...(await this.judge(load)),
    };
  }

  private async judge(load: MixedLoad): Promise<Verdict> {
    const settings = { url: this.cluster.urls.primary, poolSize: 2, applicationName: 'verdict' };
    const dataSource = await createDataSource(settings).initialize();
    try {
      return await verdictOf(new Database(dataSource), load, this.receivers);
    } finally {
      await dataSource.destroy();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await this.receivers.close();
  }

  private newLoad(): Promise<MixedLoad> {
    return MixedLoad.signIn(
      [...this.gateways.map(({ baseUrl }) => baseUrl), this.cluster.urls.gateways],
      this.facts,
    );
  }

  /** A promotion: another node is primary than `before`. It is tried with a commit. */
  private watchPromotion(before: string): { end(): Promise<Promotion> } {
    const others = this.cluster.nodes.filter(({ name }) => name !== before);
    const seen: Promotion = { promotedMs: null, committedMs: null };
    let ended = false;
    const watch = async () => {
      while (!ended && seen.committedMs === null) {
        const states = await Promise.all(others.map((node) => node.state()));
        const primary = others.find((_, i) => states[i]?.role === 'primary' && states[i].state === 'running');
        if (primary !== undefined) seen.promotedMs ??= performance.now();
        if (await primary?.takesWrites()) seen.committedMs = performance.now();
        await pause(LOOK_EVERY_MS);
      }
    };
    const watching = watch();
    return {
      end: async () => {
        ended = true;
        await watching;
        return seen;
      },
    };
  }
}
