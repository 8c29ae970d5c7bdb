import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { StartupError } from '../startup.error.js';
import type { GroupMessage, MemberMessage } from './group-member.js';
import { RestartDelay } from './restart-delay.js';
import type { Logger } from '../logging/logger.js';

interface GroupSettings {
  readonly size: number;
  readonly endLimitMs: number;
  readonly logger: Logger;
}

interface Member {
  readonly slot: number;
  readonly process: Worker;
  readonly startedMs: number;
  serves: boolean;
  /** The process is ending on request and is not replaced. */
  leaving: boolean;
}

/**
 * WEB_CONCURRENCY: several processes of the same program share a port (`node:cluster`). Each serves and does
 * its part of the background work, as separate containers would.
 */
export class ProcessGroup {
  private readonly alive = new Set<Member>();
  private readonly registry = new AggregatorRegistry();
  private readonly delays: RestartDelay[];
  private readonly timers = new Set<NodeJS.Timeout>();
  private closing = false;
  private reloading: Promise<void> | null = null;

  private constructor(private readonly settings: GroupSettings) {
    this.delays = Array.from({ length: settings.size }, () => new RestartDelay());
  }

  /** @throws StartupError when the first process does not come up */
  static async start(settings: GroupSettings): Promise<ProcessGroup> {
    const group = new ProcessGroup(settings);
    // The first one starts alone, so that whatever is wrong is said once.
    if (!(await group.fork(0, 'once'))) throw new StartupError('The processes did not start: see above');
    const others = Array.from({ length: settings.size - 1 }, (_, i) => group.fork(i + 1, 'again'));
    await Promise.all(others);
    return group;
  }

  /** One process after the other is replaced: the old one ends when the new one serves. */
  reload(): Promise<void> {
    this.reloading ??= this.replaceAll().finally(() => (this.reloading = null));
    return this.reloading;
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all([...this.alive].map((member) => this.end(member)));
  }

  private async replaceAll(): Promise<void> {
    const { logger } = this.settings;
    const before = [...this.alive];
    for (const old of before) {
      if (this.closing) return;
      if (!(await this.fork(old.slot, 'once'))) {
        logger.error('a new process did not come up: the old ones go on');
        logger.flush();
        return;
      }
      await this.end(old);
    }
    logger.info('every process was replaced');
    logger.flush();
  }

  /**
   * Resolves when the process serves (true) or has ended (false). One that ends later is replaced, and so is
   * one that does not come up, if it is tried `again`.
   */
  private fork(slot: number, tried: 'once' | 'again'): Promise<boolean> {
    const member = {
      slot,
      process: cluster.fork(),
      startedMs: performance.now(),
      serves: false,
      leaving: false,
    };
    this.alive.add(member);
    member.process.on('message', (message: MemberMessage | { readonly type: 'prom-client' }) => {
      if (message.type === 'group:ask-metrics') void this.tellMetrics(member.process, message.question);
    });
    return new Promise((came) => {
      member.process.once('listening', () => {
        member.serves = true;
        came(true);
      });
      member.process.once('exit', (code, signal) => {
        came(false);
        this.alive.delete(member);
        if (member.serves || tried === 'again') this.replaceLater(member, { code, signal });
      });
    });
  }

  private replaceLater(
    { slot, leaving, startedMs }: Member,
    ending: { readonly code: number | null; readonly signal: string | null },
  ): void {
    if (this.closing || leaving) return;
    const delayMs = this.delays[slot]?.next(performance.now() - startedMs) ?? 0;
    const { logger } = this.settings;
    logger.error({ ...ending, delayMs }, 'a process ended, another one takes its place');
    // This process says too little to fill a block.
    logger.flush();
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.fork(slot, 'again');
    }, delayMs);
    this.timers.add(timer);
  }

  private end(member: Member): Promise<void> {
    member.leaving = true;
    const { process: child, serves } = member;
    return new Promise((ended) => {
      if (!this.alive.has(member)) {
        ended();
        return;
      }
      const limit = setTimeout(() => child.process.kill('SIGKILL'), this.settings.endLimitMs);
      child.once('exit', () => {
        clearTimeout(limit);
        ended();
      });
      // One that does not serve yet has nothing to finish.
      if (serves) child.send({ type: 'group:end' } satisfies GroupMessage, () => undefined);
      else child.process.kill('SIGTERM');
    });
  }

  private async tellMetrics(asker: Worker, question: number): Promise<void> {
    const text = await this.registry.clusterMetrics().catch(() => null);
    if (asker.isConnected())
      asker.send({ type: 'group:metrics', question, text } satisfies GroupMessage, () => undefined);
  }
}
