import { Injectable } from '@nestjs/common';
import { Clock, DomainError, type Scope, statement, type Transaction } from '../../base/index.js';
import type { OrderRecord } from './order.entity.js';
import { OrderStore } from './order.store.js';
import {
  causeOf,
  holdsGoods,
  type RefusableAct,
  type RefusalCause,
  type RefusedAct,
} from './refused-acts.rules.js';

/** An act as the courier's app states it. */
export interface StatedAct {
  readonly act: RefusableAct;
  /** Ordinal of the stop. */
  readonly stop?: number | null;
  readonly happenedAt?: Date | null | undefined;
  readonly reason?: string | null;
  /** Addresses of the pictures that the courier took; asked only when the act is recorded. */
  readonly pictures?: () => Promise<readonly string[]>;
}

/** What is known of an order after a refusal was recorded. */
interface Refusal {
  readonly order: OrderRecord;
  readonly cause: RefusalCause;
  /** All refused acts of this courier and order, oldest first. */
  readonly acts: readonly RefusedAct[];
  /** The goods are with the courier. */
  readonly goods: boolean;
}

const CARRIED = statement(
  'orders.refused_was_carrier',
  `select from order_events where order_id = $1 and courier_id = $2
      and type in ('order.accepted', 'order.courier_changed') limit 1`,
);

const EARLIER = statement(
  'orders.refused_acts',
  `select data ->> 'act' as act, stop, data ->> 'at' as at from order_events
    where order_id = $1 and type = 'order.act_refused' and (actor ->> 'id')::bigint = $2 order by sequence`,
);

/**
 * Acts of couriers that come too late, because the company cancelled, ended or gave away the order meanwhile. They happened, so
 * the timeline has them.
 */
@Injectable()
export class RefusedActs {
  constructor(
    private readonly clock: Clock,
    private readonly store: OrderStore,
  ) {}

  /**
   * Records the act on the timeline, under the order's courier of now, whom it concerns. Again it changes nothing. null: it was
   * refused for another reason, or the courier never carried the order. @throws order_not_found
   */
  async recordIn(tx: Transaction, scope: Scope, orderId: number, stated: StatedAct): Promise<Refusal | null> {
    const { id: courierId } = scope.actor;
    if (courierId === null) throw new DomainError('forbidden');
    if ((await tx.first(CARRIED, [orderId, courierId])) === null) return null;
    const refused: RefusedAct = {
      act: stated.act,
      stop: stated.stop ?? null,
      at: (stated.happenedAt ?? this.clock.now()).toISOString(),
    };
    let found = null as Omit<Refusal, 'order'> | null;
    const { after } = await this.store.change(
      tx,
      scope,
      orderId,
      async (change) => {
        const { order } = change;
        const cause = causeOf(order, courierId, refused);
        if (cause === null) return;
        const earlier = await tx.query<RefusedAct>(EARLIER, [orderId, courierId]);
        const known = earlier.some((one) => isSame(one, refused));
        const acts = known ? earlier : [...earlier, refused];
        found = { cause, acts, goods: holdsGoods(order, acts) };
        if (known) return;
        // The position that the lock read is that of the order's courier of now.
        change.courierPosition = null;
        const { reason = null, pictures } = stated;
        const data = { ...refused, cause, reason, pictures: (await pictures?.()) ?? [] };
        change.record('order.act_refused', {
          courierId: order.courierId ?? courierId,
          stop: refused.stop,
          data,
        });
      },
      'hub',
    );
    return found === null ? null : { ...found, order: after };
  }
}

function isSame(a: RefusedAct, b: RefusedAct): boolean {
  return a.act === b.act && a.stop === b.stop && a.at === b.at;
}
