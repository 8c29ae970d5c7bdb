/** How far the primary's write-ahead log had come at an instant of our own monotonic clock. */
interface Sample {
  readonly atMs: number;
  readonly position: number;
}

/** Beyond it nobody reads from the replica anyway. */
const KEPT_MS = 60_000;

/**
 * Tells how old a replica's data is by where the primary's log was and when. The replica's own word would not do: without
 * writes its last transaction grows old, and one that is cut off believes that it has everything.
 */
export class ReplicaLag {
  private samples: Sample[] = [];

  primaryWas(position: number, atMs: number): void {
    const last = this.samples.at(-1);
    // A primary that stands further back is another one, after a failover that lost something.
    if (last && position < last.position) this.samples = [];
    this.samples.push({ position, atMs });
    const kept = this.samples.findIndex((sample) => atMs - sample.atMs <= KEPT_MS);
    this.samples.splice(0, kept);
  }

  /** Milliseconds; null: nothing is known of the primary. */
  behind(replayed: number, nowMs: number): number | null {
    const next = this.samples.findIndex(({ position }) => position > replayed);
    const [missing, before] = [this.samples[next], this.samples[next - 1]];
    const last = this.samples.at(-1);
    if (last === undefined) return null;
    // What the primary wrote since it was last asked, nobody knows.
    if (missing === undefined) return Math.max(0, nowMs - last.atMs);
    if (before === undefined) return nowMs - missing.atMs;
    const share = (replayed - before.position) / (missing.position - before.position);
    return nowMs - (before.atMs + share * (missing.atMs - before.atMs));
  }
}
