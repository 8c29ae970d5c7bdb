import type { Clock } from '../../base/index.js';

/** Failures in a row after which the service is not called for a while. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/**
 * A circuit breaker, so that a service that is down does not cost every caller its full time limit. After three
 * failures in a row calls are refused at once; after a pause one call is tried, and its result decides for all.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private probing = false;

  constructor(private readonly clock: Clock) {}

  /** @throws CircuitOpenError without calling, or whatever the call throws. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    const probe = this.failures >= FAILURES_TO_OPEN;
    if (probe && (this.probing || this.clock.millis() < this.openUntil)) throw new CircuitOpenError();
    if (probe) this.probing = true;
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      this.openUntil = this.clock.millis() + OPEN_MS;
      throw error;
    } finally {
      if (probe) this.probing = false;
    }
  }
}
