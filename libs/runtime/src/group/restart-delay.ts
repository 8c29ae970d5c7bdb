const FIRST_MS = 100;
const MAX_MS = 10_000;
/** A process that lived this long had started well. */
const WELL_AFTER_MS = 30_000;

/** The wait before a process that ended is replaced grows while processes end soon after their start. */
export class RestartDelay {
  private failures = 0;

  /** `livedMs`: the life of the process that ended. */
  next(livedMs: number): number {
    this.failures = livedMs >= WELL_AFTER_MS ? 0 : this.failures + 1;
    return this.failures === 0 ? FIRST_MS : Math.min(FIRST_MS * 2 ** (this.failures - 1), MAX_MS);
  }
}
