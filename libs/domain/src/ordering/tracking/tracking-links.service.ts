import { Injectable } from '@nestjs/common';
import { Clock, DomainError, isDomainError } from '../../base/index.js';
import { endedAt, OrderQueries, type OrderView, Redeliveries, type Stop } from '../orders/index.js';
import { ownStopOf } from './recipient-view.rules.js';

const VISIBLE_AFTER_END_MS = 30 * 86_400_000;

@Injectable()
export class TrackingLinks {
  constructor(
    private readonly orders: OrderQueries,
    private readonly redeliveries: Redeliveries,
    private readonly clock: Clock,
  ) {}

  /** Null ordinal: the order's own token. Links end 30 days after the order. @throws order_not_found */
  async find(token: string) {
    const found = await this.read(token);
    const ended = endedAt(found.order);
    if (ended !== null && this.clock.millis() - ended.getTime() > VISIBLE_AFTER_END_MS)
      throw new DomainError('order_not_found');
    return found;
  }

  /** The stop whose recipient has the link; a link of several stops is nobody's. @throws order_not_found */
  async ownStop(token: string): Promise<{ order: OrderView; stop: Stop }> {
    const { order, ordinal } = await this.find(token);
    const stop = ownStopOf(order, ordinal);
    if (stop === null) throw new DomainError('order_not_found');
    return { order, stop };
  }

  /** null: the stop has not failed, or is not delivered again. */
  redeliveryTokenOf(order: OrderView, { ordinal }: Stop): Promise<string | null> {
    return this.redeliveries.trackingTokenOf(order, ordinal);
  }

  private async read(token: string) {
    try {
      return { order: await this.orders.byTrackingToken(token), ordinal: null };
    } catch (error) {
      if (!isDomainError(error, 'order_not_found')) throw error;
      return await this.orders.byStopTrackingToken(token);
    }
  }
}
