import { Injectable } from '@nestjs/common';
import { Clock, DomainError, type Scope, statement, type Transaction } from '../../base/index.js';
import { isConversationOpen, stopOf } from './stop.rules.js';
import { OrderStore } from './order.store.js';
import { addCourierRating } from '../../people/index.js';
import type { ConversationSide, Stop, StopRating } from './stop.types.js';
import type { OrderEventData } from './order-event.types.js';
import type { OrderChange } from './order-change.rules.js';
import { requireTransition } from './order.rules.js';

interface StopNote {
  readonly type: 'order.recipient_request' | 'order.claim' | 'order.code_refused';
  readonly stop: number;
  /** What it is about by its kind, and how it stands; null: the type says it. */
  readonly data: OrderEventData | null;
}

const NOTICE_SINCE = statement(
  'orders.shop_notice_since',
  `select at from order_events where order_id = $1 and type = 'order.shop_told' and at >= $2 limit 1`,
);

/** Writes notes to the timeline of an order about facts that other tables store. */
@Injectable()
export class StopNotes {
  constructor(private readonly store: OrderStore) {}

  /** @throws order_not_found · stop_not_found */
  async write(tx: Transaction, scope: Scope, orderId: number, { type, stop, data }: StopNote): Promise<void> {
    await this.store.change(tx, scope, orderId, (change) => {
      stopOf(change, stop);
      change.record(type, { stop, data });
    });
  }

  /** Notes, once since the instant, that a shop was told of an untaken order. @throws order_not_found */
  async noteUnserved(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    { channel, since }: { readonly channel: string; readonly since: Date },
  ): Promise<void> {
    if (await tx.first(NOTICE_SINCE, [orderId, since])) return;
    await this.store.change(tx, scope, orderId, (change) =>
      change.record('order.shop_told', { data: { channel } }),
    );
  }
}

const MAX_STARS = 5;
const OPEN_MS = 7 * 86_400_000;

export function isRatingOver({ finishedAt }: Pick<Stop, 'finishedAt'>, now: Date): boolean {
  return finishedAt !== null && now.getTime() - new Date(finishedAt).getTime() > OPEN_MS;
}

@Injectable()
export class StopRatings {
  constructor(
    private readonly store: OrderStore,
    private readonly clock: Clock,
  ) {}

  /**
   * One rating for each stop, within seven days. The reason may follow the stars.
   * @throws order_not_found · stop_not_found · transition_refused (nobody has been at the door yet; reason
   * late: the days are over) · not_unique (it was rated already) · invalid_value
   */
  async rate(scope: Scope, orderId: number, ordinal: number, { stars, reason }: StopRating): Promise<void> {
    if (!Number.isInteger(stars) || stars < 1 || stars > MAX_STARS)
      throw new DomainError('invalid_value', { field: 'stars' });
    await this.store.changeAlone(scope, orderId, async (change, tx) => {
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
      if (!stop.rating) await addCourierRating(tx, hubId, courierId, stars);
    });
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

/** More than a delivery needs; each side has its own. */
const MAX_LINES = 60;

/** When recipient and courier of a stop may write to each other, and call. Messages are kept elsewhere. */
@Injectable()
export class StopConversations {
  constructor(private readonly store: OrderStore) {}

  /**
   * Counts a line and puts it on the timeline, without its text.
   * @throws order_not_found · stop_not_found · transition_refused (no courier yet, or over) · limit_reached
   */
  async note(tx: Transaction, scope: Scope, orderId: number, ordinal: number, side: ConversationSide) {
    return await this.change(tx, scope, orderId, ordinal, (change, stop) => {
      const lines = { recipient: 0, courier: 0, ...stop.lines };
      if (lines[side] >= MAX_LINES)
        throw new DomainError('limit_reached', { field: 'text', limit: MAX_LINES });
      change.setStop(ordinal, { lines: { ...lines, [side]: lines[side] + 1 } });
      change.record('order.message', { stop: ordinal });
    });
  }

  /** Only locks. @throws order_not_found · stop_not_found · transition_refused (no courier yet, or over) */
  lock(tx: Transaction, scope: Scope, orderId: number, ordinal: number) {
    return this.change(tx, scope, orderId, ordinal, () => undefined);
  }

  private async change(
    tx: Transaction,
    scope: Scope,
    orderId: number,
    ordinal: number,
    work: (change: OrderChange, stop: Stop) => void,
  ) {
    const { after } = await this.store.change(tx, scope, orderId, (change) => {
      const stop = stopOf(change, ordinal);
      requireTransition(isConversationOpen(change.order, stop, change.now), 'write', change.order);
      work(change, stop);
    });
    const stop = after.stop(ordinal);
    if (!stop || after.courierId === null) throw new DomainError('stop_not_found');
    return { order: after, stop, courierId: after.courierId, at: after.lastEventAt };
  }
}
