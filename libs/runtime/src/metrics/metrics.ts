import type { Database } from '#domain';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Replica } from '../database/replica.js';
import { RequestMetrics, type RequestRecord } from './request-metrics.js';

interface MetricsGroup {
  shareMetrics(registry: Registry): void;
  /** null: the group cannot tell now. */
  groupMetrics(): Promise<string | null>;
}

/** Other folders add gauges to `registry`, or with `gauge`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new RequestMetrics(this.registry);
  private group: MetricsGroup | null = null;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** The metrics of this process, or of the group that it belongs to. */
  async text(): Promise<string> {
    return (await this.group?.groupMetrics()) ?? (await this.registry.metrics());
  }

  joinGroup(group: MetricsGroup): void {
    this.group = group;
    group.shareMetrics(this.registry);
  }

  recordRequest(request: RequestRecord): void {
    this.requests.record(request);
  }

  /**
   * Read at each scrape. A row has the label values and the number. A gauge replaces one of the same name:
   * background work registers its gauges each time it starts.
   */
  gauge<Label extends string>(
    options: {
      name: string;
      help: string;
      labelNames?: readonly Label[];
      /** How values of several processes are combined: most gauges read the same database. */
      aggregator?: 'max' | 'sum';
    },
    read: () => Promise<readonly (Record<Label, string> & { value: number })[]>,
  ): void {
    this.registry.removeSingleMetric(options.name);
    new Gauge({
      name: options.name,
      help: options.help,
      labelNames: [...(options.labelNames ?? [])],
      aggregator: options.aggregator ?? 'max',
      registers: [this.registry],
      async collect() {
        // A gauge that cannot be read is left out, so that the others are still shown.
        const rows = await read().catch(() => []);
        this.reset();
        // A gauge without labels is 0 after a reset, as if 0 had been read.
        if (!options.labelNames?.length) this.remove();
        for (const { value, ...labels } of rows) this.set(labels as unknown as Record<Label, string>, value);
      },
    });
  }

  /** Shows a number that is counted elsewhere. */
  counter(
    { label, ...options }: { name: string; help: string; label: string },
    counts: () => Readonly<Record<string, number>>,
  ): void {
    new Counter({
      ...options,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(counts())) this.inc({ [label]: value }, count);
      },
    });
  }

  observeReplica(replica: Pick<Replica, 'lagMs' | 'counts'>): void {
    this.gauge<never>(
      { name: 'database_replica_lag_seconds', help: 'Age of what the replica has; absent while it is away' },
      async () => (replica.lagMs === null ? [] : [{ value: replica.lagMs / 1_000 }]),
    );
    this.counter(
      {
        name: 'database_replica_reads_total',
        help: 'Reads by the replica: answered there, or failed there and answered by the primary',
        label: 'outcome',
      },
      () => replica.counts,
    );
  }

  observePool(database: Database): void {
    this.gauge(
      {
        name: 'database_connections',
        help: 'Connections of the pool by state',
        labelNames: ['state'],
        aggregator: 'sum',
      },
      async () => {
        const { totalCount, idleCount, waitingCount } = database.pool;
        return [
          { state: 'busy', value: totalCount - idleCount },
          { state: 'idle', value: idleCount },
          { state: 'waiting', value: waitingCount },
        ];
      },
    );
  }
}
