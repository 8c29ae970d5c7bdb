import { Injectable } from '@nestjs/common';
import { isDomainError } from '../../base/index.js';
import { OrderQueries, type OrderView, Redeliveries } from '../orders/index.js';

/** What tracking links lead to, and to which links they lead on. */
@Injectable()
export class TrackingLinks {
  constructor(
    private readonly orders: OrderQueries,
    private readonly redeliveries: Redeliveries,
  ) {}

  /** By the order's token or one of its stops'; the ordinal is null for the order's. @throws order_not_found */
  async find(token: string): Promise<{ order: OrderView; ordinal: number | null }> {
    try {
      return { order: await this.orders.byTrackingToken(token), ordinal: null };
    } catch (error) {
      if (!isDomainError(error, 'order_not_found')) throw error;
      return await this.orders.byStopTrackingToken(token);
    }
  }

  /** null: what failed goes out no more. */
  redeliveryTokenOf(order: OrderView, ordinal: number): Promise<string | null> {
    return this.redeliveries.trackingTokenOf(order, ordinal);
  }
}
