export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/**
 * Distance between the quartiles of the rounds, as a share of their median: one pause of the machine does not
 * decide it.
 */
export function spread(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = median(sorted);
  return middle === 0 ? undefined : (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / middle;
}

export interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Sorts the values. */
export function timesOf(values: number[]): Times {
  values.sort((a, b) => a - b);
  return { p50Ms: quantile(values, 0.5), p99Ms: quantile(values, 0.99) };
}

/**
 * Medians of the rates of both sides, of which a turn has two rounds that followed each other. The ratio is taken
 * within each turn, where both sides had the same machine.
 */
export function compared(turns: readonly { readonly ours: number; readonly floor: number }[]) {
  const ratios = turns.map(({ ours, floor }) => ours / floor);
  return {
    ours: median(turns.map(({ ours }) => ours)),
    floor: median(turns.map(({ floor }) => floor)),
    ratio: median(ratios),
    spread: spread(ratios),
  };
}

export interface Sample {
  readonly ms: number;
  readonly value: number;
}

/** By least squares. */
export function slopePerHour(samples: readonly Sample[]): number {
  const mean = (of: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + of(one), 0) / samples.length;
  const [ms, value] = [mean((one) => one.ms), mean((one) => one.value)];
  const together = mean((one) => (one.ms - ms) * (one.value - value));
  return (together / mean((one) => (one.ms - ms) ** 2)) * 3_600_000;
}
