import { isDomainError } from '#domain';
import type { Logger } from './logger.js';

/** A start keeps a slow machine so busy that connections time out: failures in this time are not logged. */
const START_MS = 30_000;

/**
 * For work that is repeated. While the database is away it fails at every try: the first failure is a line,
 * and so is the first success after it. Every other failure is a line of its own.
 */
export class OutageLog {
  private failures = 0;
  private reported = false;
  /** null: the start is over. */
  private quietUntil: number | null = performance.now() + START_MS;

  /** `fields` name the work in each line. */
  constructor(
    private readonly logger: Logger,
    private readonly message: string,
    private readonly fields: object = {},
  ) {}

  /** Undefined when the try fails. */
  async watch<Result>(work: () => Promise<Result>, facts?: () => object): Promise<Result | undefined> {
    try {
      const result = await work();
      this.succeeded();
      return result;
    } catch (error) {
      this.failed(error, facts?.());
      return undefined;
    }
  }

  failed(error: unknown, facts: object = {}): void {
    const away = isDomainError(error, 'storage_unavailable');
    if (away) this.failures += 1;
    if (away && (this.reported || this.isStarting())) return;
    this.reported ||= away;
    this.logger.error({ ...this.fields, ...facts, err: error }, this.message);
  }

  succeeded(): void {
    this.quietUntil = null;
    if (this.reported)
      this.logger.warn({ ...this.fields, failures: this.failures }, `works again, after: ${this.message}`);
    this.failures = 0;
    this.reported = false;
  }

  private isStarting(): boolean {
    return this.quietUntil !== null && performance.now() < this.quietUntil;
  }
}
