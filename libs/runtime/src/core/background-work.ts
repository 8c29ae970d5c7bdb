import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DatabaseWatch } from '../database/database-watch.js';

/** Marks a provider that works without callers, such as a relay or a timer. */
export const Background = DiscoveryService.createDecorator();

export interface BackgroundPart {
  /** May be called after a stop. */
  start(): void;
  /** Waits for running work. */
  stop(): Promise<void>;
}

/** Starts and stops the `Background` parts as the database begins and ceases to take writes. */
@Injectable()
export class BackgroundWork implements OnApplicationBootstrap, OnModuleDestroy {
  private runs = false;
  private closing = false;
  private step: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(DatabaseWatch) private readonly watch: DatabaseWatch | null,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // While the database is away the state is left unchanged.
    this.watch?.onLook((state) => {
      if (state !== 'away' && !this.closing) void this.become(state === 'writable');
    });
    await this.become(this.watch?.state !== 'read-only');
  }

  /** Runs before the application's shutdown hooks, in which buffers are written and senders end. */
  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    await this.become(false);
  }

  /** Waits for the end of the change before. */
  private become(wanted: boolean): Promise<unknown> {
    if (wanted === this.runs) return this.step;
    this.runs = wanted;
    return (this.step = this.step.then(async () => {
      if (wanted) for (const part of this.parts()) part.start();
      else await Promise.all(this.parts().map((part) => part.stop()));
    }));
  }

  private parts(): BackgroundPart[] {
    const found = this.discovery.getProviders({ metadataKey: Background.KEY });
    return found.map(({ instance }) => instance as BackgroundPart);
  }
}
