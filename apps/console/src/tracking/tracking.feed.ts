import { OrderTracking } from '#domain';
import { LOGGER, type Logger } from '#runtime';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';

const LOOK_EVERY_MS = 1_000;

interface Watcher {
  readonly orderId: number;
  version: string;
  readonly changed: () => void;
}

/** Checks all orders that are watched in this process with one query, and calls back those that have changed. */
@Injectable()
export class TrackingFeed implements OnModuleDestroy {
  private readonly watchers = new Set<Watcher>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly tracking: OrderTracking,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Watches an order; the returned function ends it. */
  watch(orderId: number, version: string, changed: () => void): () => void {
    const watcher = { orderId, version, changed };
    this.watchers.add(watcher);
    this.timer ??= setTimeout(() => void this.poll(), LOOK_EVERY_MS);
    return () => this.watchers.delete(watcher);
  }

  onModuleDestroy(): void {
    this.watchers.clear();
    if (this.timer) clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    try {
      const versions = await this.tracking.versions([...new Set([...this.watchers].map((w) => w.orderId))]);
      for (const watcher of this.watchers) {
        const version = versions.get(watcher.orderId) ?? watcher.version;
        if (version === watcher.version) continue;
        watcher.version = version;
        watcher.changed();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'tracking pages wait for the database');
    }
    this.timer = this.watchers.size > 0 ? setTimeout(() => void this.poll(), LOOK_EVERY_MS) : null;
  }
}
