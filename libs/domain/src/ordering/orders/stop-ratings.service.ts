import { Injectable } from '@nestjs/common';
import { CourierRatings } from '../../people/index.js';
import { Clock, Database, DomainError, type Scope } from '../../base/index.js';
import { stopOf } from './open-stop.rules.js';
import { OrderStore } from './order.store.js';
import type { Stop, StopRating } from './order.types.js';

const MOST = 5;
const OPEN_MS = 7 * 86_400_000;

/** Whether the days in which a stop that has ended may be rated are over. */
export function isRatingOver({ finishedAt }: Pick<Stop, 'finishedAt'>, now: Date): boolean {
  return finishedAt !== null && now.getTime() - new Date(finishedAt).getTime() > OPEN_MS;
}

/** How recipients rate their own deliveries, and with them the courier. */
@Injectable()
export class StopRatings {
  constructor(
    private readonly db: Database,
    private readonly store: OrderStore,
    private readonly couriers: CourierRatings,
    private readonly clock: Clock,
  ) {}

  /**
   * One rating for each stop, within seven days. The reason may follow the stars.
   * @throws order_not_found · stop_not_found · transition_refused (nobody has been at the door yet; reason late: the days are
   * over) · not_unique (it was rated already) · invalid_value
   */
  async rate(scope: Scope, orderId: number, ordinal: number, { stars, reason }: StopRating): Promise<void> {
    if (!Number.isInteger(stars) || stars < 1 || stars > MOST)
      throw new DomainError('invalid_value', { field: 'stars' });
    await this.db.transaction((tx) =>
      this.store.change(tx, scope, orderId, async (change) => {
        const stop = stopOf(change, ordinal);
        const { hubId, courierId, status } = change.order;
        if (stop.status === 'pending' || courierId === null)
          throw new DomainError('transition_refused', { command: 'rate', status });
        if (isRatingOver(stop, this.clock.now()))
          throw new DomainError('transition_refused', { command: 'rate', status, reason: 'late' });
        const rating = completed(stop, { stars, reason });
        if (rating === null) return;
        change.setStop(ordinal, { rating });
        change.record('order.rated', { stop: ordinal, data: { ...rating } });
        if (!stop.rating) await this.couriers.add(tx, { hubId, courierId }, stars, null);
      }),
    );
  }
}

/** The rating with what is new in it; null: it says nothing new. @throws not_unique */
function completed({ rating }: Stop, said: StopRating): StopRating | null {
  if (!rating) return said;
  const isNews = said.reason !== null && said.reason !== rating.reason;
  if (said.stars !== rating.stars || (isNews && rating.reason !== null))
    throw new DomainError('not_unique', { field: 'stars' });
  return isNews ? said : null;
}
