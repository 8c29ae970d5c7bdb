import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { outsideScope } from './transaction.js';

const WRITTEN_AFTER_MS = 3_000;

/** Keeps the last value of each record in memory, and writes it some seconds later instead of with every request. */
export abstract class WriteBehindBuffer<V> implements OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly buffered = new Map<number, V>();
  private timer: NodeJS.Timeout | null = null;

  put(id: number, value: V): void {
    this.buffered.set(id, value);
    this.timer ??= outsideScope(() => setTimeout(() => void this.flushQuietly(), WRITTEN_AFTER_MS).unref());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.flushQuietly();
  }

  protected abstract write(ids: readonly number[], values: readonly V[]): Promise<unknown>;

  /** What cannot be written is put again by the next use. */
  private async flushQuietly(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.buffered.size === 0) return;
    const entries = [...this.buffered];
    this.buffered.clear();
    try {
      await this.write(
        entries.map(([id]) => id),
        entries.map(([, value]) => value),
      );
    } catch (error) {
      this.logger.warn(`What was used last was not written: ${String(error)}`);
    }
  }
}
