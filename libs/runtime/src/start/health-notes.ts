import { PlatformHealth } from '#domain';
import type { Core } from '../core/core.js';
import { OutageLog } from '../logging/outage-log.js';

const EVERY_MS = 60_000;
const ASK_LIMIT_MS = 5_000;

/** Writes the health of this process each minute, for the status page. */
export class HealthNotes {
  private readonly health: PlatformHealth;
  private readonly outage: OutageLog;
  private timer: NodeJS.Timeout | null = null;

  /** `parts`: the faces of this process and its worker. */
  constructor(
    private readonly core: Pick<Core, 'database' | 'clock' | 'health' | 'logger'>,
    private readonly parts: readonly string[],
  ) {
    this.health = new PlatformHealth(core.database, core.clock);
    this.outage = new OutageLog(core.logger, 'the state of health was not stored');
  }

  start(): void {
    this.timer = setInterval(() => void this.note(), EVERY_MS).unref();
    void this.note();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async note(): Promise<void> {
    await this.outage.watch(async () => this.health.note(await this.states()));
  }

  /** A wrong check that requests need makes all parts amiss; any other one only itself. */
  private async states(): Promise<Record<string, boolean>> {
    const checks = [...this.core.health].map(async ([name, { ask, required }]) => {
      const well = (await Promise.race([ask().catch(() => false), late()])) === true;
      return { name, well, required };
    });
    const found = await Promise.all(checks);
    const serves = found.every(({ well, required }) => well || !required);
    const own = this.parts.map((part) => [part, serves] as const);
    const shared = found
      .filter(({ name }) => name !== 'migrations')
      .map(({ name, well }) => [name, well] as const);
    return Object.fromEntries([...own, ...shared]);
  }
}

function late(): Promise<false> {
  return new Promise((done) => {
    setTimeout(() => done(false), ASK_LIMIT_MS).unref();
  });
}
