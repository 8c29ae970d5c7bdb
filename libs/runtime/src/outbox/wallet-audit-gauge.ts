import { Clock, WalletQueries } from '#domain';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../core/core.js';
import type { Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';

const FRESH_MS = 6 * 3_600_000;

/**
 * Number of balances that differ from the sum of their entries. Counting reads every entry, so a count is
 * shown for six hours before a scrape starts another.
 */
@Injectable()
export class WalletAuditGauge {
  private known: { readonly count: number; readonly at: number } | null = null;
  private counting: Promise<void> | null = null;

  constructor(
    metrics: Metrics,
    private readonly wallets: WalletQueries,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    metrics.gauge<never>(
      {
        name: 'wallet_discrepancies',
        help: 'Balances that differ from their entries: alert when above zero',
      },
      async () => {
        if (this.isStale()) this.counting ??= this.count();
        return this.known === null ? [] : [{ value: this.known.count }];
      },
    );
  }

  private isStale(): boolean {
    return this.known === null || this.clock.millis() - this.known.at > FRESH_MS;
  }

  private async count(): Promise<void> {
    try {
      this.known = { count: await this.wallets.discrepancyCount(), at: this.clock.millis() };
    } catch (error) {
      this.logger.warn({ err: error }, 'balances were not recounted');
    } finally {
      this.counting = null;
    }
  }
}
