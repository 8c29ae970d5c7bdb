const FIRST_MS = 100;
const LONGEST_MS = 10_000;
/** A process that served this long was well. */
const WELL_AFTER_MS = 30_000;

/** How long to wait before a process that ended is replaced: longer each time it ends soon after its start. */
export class RestartDelay {
  private failures = 0;

  /** `livedMs`: how long the one that ended had lived. */
  next(livedMs: number): number {
    this.failures = livedMs >= WELL_AFTER_MS ? 0 : this.failures + 1;
    return this.failures === 0 ? FIRST_MS : Math.min(FIRST_MS * 2 ** (this.failures - 1), LONGEST_MS);
  }
}
