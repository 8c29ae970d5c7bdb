import type { Database } from '#domain';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { AnswerTally, type AnsweredRequest } from './answer-tally.js';

/** One registry a process. Other nouns add their gauges to `registry`, or with `gauge`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly answers = new AnswerTally(this.registry);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  answered(request: AnsweredRequest): void {
    this.answers.note(request);
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
