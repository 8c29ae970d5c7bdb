/** Lets a loop sleep until it is rung, or until its patience ends. A ring before the sleep counts. */
export class Doorbell {
  private rung = false;
  private wake: (() => void) | null = null;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Tells whether it was rung. */
  async wait(patienceMs: number): Promise<boolean> {
    if (!this.rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wake = null;
    const { rung } = this;
    this.rung = false;
    return rung;
  }
}
