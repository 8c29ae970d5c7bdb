import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Sent by the first process of a group. */
export type GroupMessage =
  | { readonly type: 'group:end' }
  | { readonly type: 'group:metrics'; readonly question: number; readonly text: string | null };

/** Sent to the first process. */
export interface MemberMessage {
  readonly type: 'group:ask-metrics';
  readonly question: number;
}

const METRICS_LIMIT_MS = 5_000;

/** This process as a member of a group that shares a port. */
export class GroupMember {
  private readonly asked = new Map<number, (text: string | null) => void>();
  private end: (() => void) | null = null;
  private told = false;
  private questions = 0;

  /** null: this process is alone, or the first of its group. */
  static ofThisProcess(): GroupMember | null {
    return cluster.isWorker ? new GroupMember() : null;
  }

  private constructor() {
    process.on('message', (message: GroupMessage) => {
      if (message.type === 'group:end') {
        this.told = true;
        this.end?.();
      }
      if (message.type === 'group:metrics') this.asked.get(message.question)?.(message.text);
    });
  }

  /** Called when the first process ends this one. */
  onEnd(end: () => void): void {
    this.end = end;
    if (this.told) end();
  }

  get number(): number {
    return cluster.worker?.id ?? 0;
  }

  /** The first process then counts this one in the metrics of the group. */
  shareMetrics(registry: Registry): void {
    AggregatorRegistry.setRegistries(registry);
    // Its constructor lets this process answer requests for metrics by the first one.
    new AggregatorRegistry();
  }

  /** Metrics of all processes together; null: the first process did not answer. */
  groupMetrics(): Promise<string | null> {
    const question = ++this.questions;
    return new Promise((answer) => {
      const timer = setTimeout(() => done(null), METRICS_LIMIT_MS);
      const done = (text: string | null) => {
        clearTimeout(timer);
        this.asked.delete(question);
        answer(text);
      };
      this.asked.set(question, done);
      process.send?.({ type: 'group:ask-metrics', question } satisfies MemberMessage);
    });
  }
}
