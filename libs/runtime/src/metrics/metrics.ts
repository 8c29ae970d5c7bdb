import type { Database } from '#domain';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface AnsweredRequest {
  readonly face: string;
  /** The pattern (`/api/v1/orders/:id`), never the path itself: paths carry ids and keys. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** One registry a process. Other nouns add their gauges to `registry`, or with `gauge`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Counter<'face' | 'route' | 'status'>;
  private readonly durations: Histogram<'face' | 'route'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['face', 'route', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request line to the last byte of the answer',
      labelNames: ['face', 'route'],
      buckets: SECONDS,
      registers,
    });
  }

  answered({ face, route, status, seconds }: AnsweredRequest): void {
    this.requests.inc({ face, route, status: String(status) });
    this.durations.observe({ face, route }, seconds);
  }

  /** A value asked for when somebody scrapes. Rows: label values and the number. */
  gauge<Label extends string>(
    options: { name: string; help: string; labelNames?: readonly Label[] },
    read: () => Promise<readonly (Record<Label, string> & { value: number })[]>,
  ): void {
    new Gauge({
      name: options.name,
      help: options.help,
      labelNames: [...(options.labelNames ?? [])],
      registers: [this.registry],
      async collect() {
        // What cannot be read now is left out: the rest is wanted most just then.
        const rows = await read().catch(() => []);
        this.reset();
        for (const { value, ...labels } of rows) this.set(labels as unknown as Record<Label, string>, value);
      },
    });
  }

  watchPool(database: Database): void {
    this.gauge(
      { name: 'database_connections', help: 'Connections of the pool by state', labelNames: ['state'] },
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
