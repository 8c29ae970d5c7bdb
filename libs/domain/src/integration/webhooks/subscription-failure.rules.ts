const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const FAILING_FOR_MS = 5 * DAY;
const FAILURES_IN_A_ROW = 20;
const SPREAD_OVER_MS = DAY;

/** The owner is warned half way to each limit. */
const WARNING_SHARE = 0.5;

interface FailureRecord {
  readonly failingSince: Date | null;
  readonly consecutiveFailures: number;
}

/** When a subscription whose deliveries keep failing is deactivated at the latest; null while they succeed. */
export function deactivationDue({ failingSince, consecutiveFailures }: FailureRecord): Date | null {
  if (failingSince === null) return null;
  const limit = consecutiveFailures >= FAILURES_IN_A_ROW ? SPREAD_OVER_MS : FAILING_FOR_MS;
  return new Date(failingSince.getTime() + limit);
}

type FailureStanding = 'well' | 'warn' | 'deactivate';

/** Deactivates after 5 days without a success, or after 20 failures in a row spread over at least 24 hours. */
export function failureStanding(
  { failingSince, consecutiveFailures }: FailureRecord,
  now: Date,
): FailureStanding {
  if (failingSince === null) return 'well';
  const age = now.getTime() - failingSince.getTime();
  const beyond = (portion: number) =>
    age >= FAILING_FOR_MS * portion ||
    (consecutiveFailures >= FAILURES_IN_A_ROW * portion && age >= SPREAD_OVER_MS * portion);
  if (beyond(1)) return 'deactivate';
  return beyond(WARNING_SHARE) ? 'warn' : 'well';
}
