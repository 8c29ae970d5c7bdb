import type { AttemptResult, FaceName } from '#domain';
import { Counter, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const ATTEMPTS = 'webhook_attempts_total';
const DURATIONS = 'webhook_attempt_duration_seconds';

/** Counts attempts by face and outcome, once per process for all its senders. */
export function countAttempts(registry: Registry, face: FaceName): (result: AttemptResult) => void {
  const known = registry.getSingleMetric(ATTEMPTS) as Counter<'face' | 'outcome'> | undefined;
  const attempts =
    known ??
    new Counter({
      name: ATTEMPTS,
      help: 'Webhook attempts by outcome: delivered, or what went wrong',
      labelNames: ['face', 'outcome'],
      registers: [registry],
    });
  const durations =
    (registry.getSingleMetric(DURATIONS) as Histogram<'face'> | undefined) ??
    new Histogram({
      name: DURATIONS,
      help: 'Time from sending a webhook to the last byte of its answer',
      labelNames: ['face'],
      buckets: SECONDS,
      registers: [registry],
    });
  return ({ error, durationMs }) => {
    attempts.inc({ face, outcome: error ?? 'delivered' });
    durations.observe({ face }, durationMs / 1000);
  };
}
