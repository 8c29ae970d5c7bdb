import type { Clock } from '../shared/index.js';

/** The service answered badly three times running; for a while nobody waits for it. */
const FAILURES_TO_OPEN = 3;
const REST_MS = 30_000;

export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/**
 * Keeps a dead service from costing every caller its full time limit. After three failures in a row calls are
 * refused at once; when the rest is over one call probes, and its outcome decides for all.
 */
export class Circuit {
  private failures = 0;
  private restUntil = 0;
  private probing = false;

  constructor(private readonly clock: Clock) {}

  /** @throws CircuitOpenError without calling, or whatever the call throws. */
  async call<T>(work: () => Promise<T>): Promise<T> {
    const probe = this.failures >= FAILURES_TO_OPEN;
    if (probe && (this.probing || this.clock.millis() < this.restUntil)) throw new CircuitOpenError();
    if (probe) this.probing = true;
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      this.restUntil = this.clock.millis() + REST_MS;
      throw error;
    } finally {
      if (probe) this.probing = false;
    }
  }
}
