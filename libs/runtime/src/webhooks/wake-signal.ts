/** A wake-up before the sleep counts. */
export class WakeSignal {
  private signalled = false;
  private wake: (() => void) | null = null;

  signal(): void {
    this.signalled = true;
    this.wake?.();
  }

  async wait(limitMs: number): Promise<void> {
    if (!this.signalled)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.wake = null;
    this.signalled = false;
  }
}
