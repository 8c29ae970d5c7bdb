import { isDomainError } from '#domain';
import type { Logger } from './logger.js';

/**
 * Failures of work that is repeated. While the database is away it fails at every try: the first failure is a line, and
 * so is the first success after it. Every other failure is a line of its own.
 */
export class OutageLog {
  private failures = 0;

  /** `fields` name the work in each line. */
  constructor(
    private readonly logger: Logger,
    private readonly message: string,
    private readonly fields: object = {},
  ) {}

  failed(error: unknown, facts: object = {}): void {
    const away = isDomainError(error, 'storage_unavailable');
    if (away) this.failures += 1;
    if (!away || this.failures === 1)
      this.logger.error({ ...this.fields, ...facts, err: error }, this.message);
  }

  succeeded(): void {
    if (this.failures === 0) return;
    this.logger.warn({ ...this.fields, failures: this.failures }, `over: ${this.message}`);
    this.failures = 0;
  }
}
