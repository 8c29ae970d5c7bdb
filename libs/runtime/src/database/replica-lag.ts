/** Position of the primary's write-ahead log at an instant of our own monotonic clock. */
interface Sample {
  readonly atMs: number;
  readonly position: number;
}

/** Older samples are useless, as no read uses a replica that far behind. */
const KEPT_MS = 60_000;

/**
 * Computes the age of a replica's data from positions of the primary's log. The replica itself cannot tell: without
 * writes its last transaction grows old, and a disconnected one believes that it has everything.
 */
export class ReplicaLag {
  private samples: Sample[] = [];

  primaryWas(position: number, atMs: number): void {
    const last = this.samples.at(-1);
    // A primary at an earlier position is another server, after a failover that lost transactions.
    if (last && position < last.position) this.samples = [];
    this.samples.push({ position, atMs });
    const kept = this.samples.findIndex((sample) => atMs - sample.atMs <= KEPT_MS);
    this.samples.splice(0, kept);
  }

  /** Milliseconds; null: no position of the primary is known. */
  behind(replayed: number, nowMs: number): number | null {
    const next = this.samples.findIndex(({ position }) => position > replayed);
    const [missing, before] = [this.samples[next], this.samples[next - 1]];
    const last = this.samples.at(-1);
    if (last === undefined) return null;
    // Writes of the primary since the last sample are unknown.
    if (missing === undefined) return Math.max(0, nowMs - last.atMs);
    if (before === undefined) return nowMs - missing.atMs;
    const share = (replayed - before.position) / (missing.position - before.position);
    return nowMs - (before.atMs + share * (missing.atMs - before.atMs));
  }
}
