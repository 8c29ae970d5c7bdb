import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { CourierRatings } from '../../people/index.js';
import { Database, DomainError, type Scope } from '../../base/index.js';
import { stopOf } from './open-stop.rules.js';
import { OrderStore } from './order.store.js';
import type { RatingReason, Stop } from './order.types.js';

const MOST = 5;

/** How recipients rate their own deliveries, and with them the courier. */
@Injectable()
export class StopRatings {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly couriers: CourierRatings,
  ) {}

  /**
   * One rating for each stop: another one replaces it. Without a reason the one that was said stays.
   * @throws order_not_found · stop_not_found · transition_refused (nobody has been at the door yet) · invalid_value
   */
  async rate(
    scope: Scope,
    orderId: number,
    ordinal: number,
    { stars, reason }: { readonly stars: number; readonly reason: RatingReason | null },
  ): Promise<void> {
    if (!Number.isInteger(stars) || stars < 1 || stars > MOST)
      throw new DomainError('invalid_value', { field: 'stars' });
    await this.db.transaction((tx) =>
      this.store.change(tx, scope, orderId, async (change) => {
        const stop = stopOf(change, ordinal);
        const { hubId, courierId, status } = change.order;
        if (stop.status === 'pending' || courierId === null)
          throw new DomainError('transition_refused', { command: 'rate', status });
        const rating = { stars, reason: reason ?? keptReason(stop, stars) };
        if (isDeepStrictEqual(stop.rating, rating)) return;
        change.setStop(ordinal, { rating });
        change.record('order.rated', { stop: ordinal, data: rating });
        await this.couriers.add(tx, { hubId, courierId }, stars, stop.rating?.stars ?? null);
      }),
    );
  }
}

/** The reason of other stars says nothing about these. */
function keptReason({ rating }: Stop, stars: number): RatingReason | null {
  return rating?.stars === stars ? rating.reason : null;
}
