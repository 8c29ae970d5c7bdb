export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

export const median = (values: readonly number[]) => quantile(inOrder(values), 0.5);

/** Distance between the quartiles, as a share of the median: one pause of the machine does not decide it. */
export function spread(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const sorted = inOrder(values);
  const middle = quantile(sorted, 0.5);
  return middle === 0 ? undefined : (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / middle;
}

export type Times = ReturnType<typeof timesOf>;

export function timesOf(values: readonly number[]) {
  const sorted = inOrder(values);
  return { p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) };
}

/**
 * Medians of the rates of both sides, of which a turn has two rounds that followed each other. The ratio is
 * taken within each turn, where both sides had the same machine.
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
