import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { CashQueries } from '../../ledger/index.js';
import type { Queryable } from '../../base/index.js';

/** Couriers who hold as much collected cash as their hub or they themselves may. */
@Injectable()
export class CashLimits {
  constructor(
    private readonly hubs: Hubs,
    private readonly cash: CashQueries,
  ) {}

  async reachedBy(hubId: number, on?: Queryable): Promise<number[]> {
    const { cashLimitCents } = (await this.hubs.get(hubId)).settings;
    return await this.cash.aboveLimit(hubId, cashLimitCents, on);
  }
}
