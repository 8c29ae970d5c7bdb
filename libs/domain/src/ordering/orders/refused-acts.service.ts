import { Injectable } from '@nestjs/common';
import { type Hub, Hubs } from '../../company/index.js';
import {
  type Cents,
  Clock,
  Database,
  DomainError,
  type Scope,
  statement,
  type Transaction,
  ZERO,
} from '../../base/index.js';
import { deliverBefore, deliverCancelled, isDeliveredBefore, provenBy } from './late-delivery.steps.js';
import { OrderGroups } from './order-groups.service.js';
import type { OrderChange } from './order-change.rules.js';
import { OrderEffects } from './order-effects.service.js';
import type { OrderRecord } from './order.entity.js';
import type { DeliverInput } from './stop-act.types.js';
import type { LatePayment, RefusableAct, RefusalCause, RefusedAct } from './refused-act.types.js';
import { causeOf, holdsGoods } from './refused-acts.rules.js';

export interface StatedAct {
  readonly act: RefusableAct;
  /** Ordinal of the stop. */
  readonly stop?: number | null;
  readonly happenedAt?: Date | null | undefined;
  readonly reason?: string | null;
  /** What a delivery was to be proven by. */
  readonly delivery?: DeliverInput;
  /** Asked only when the act is recorded. */
  readonly pictures?: () => Promise<Pick<DeliverInput, 'photos' | 'signature'>>;
}

interface Refusal {
  readonly order: OrderRecord;
  readonly cause: RefusalCause;
  /** All refused acts of this courier and order, oldest first. */
  readonly acts: readonly RefusedAct[];
  /** The goods are with the courier. */
  readonly goods: boolean;
  /** By this act the order went back to the courier, and ended as delivered. */
  readonly delivered: boolean;
}

const CARRIED = statement(
  'orders.refused_was_carrier',
  `select from order_events where order_id = $1 and courier_id = $2
      and type in ('order.accepted', 'order.courier_changed') limit 1`,
);

const EARLIER = statement(
  'orders.refused_acts',
  `select data || jsonb_build_object('stop', stop) as act from order_events
    where order_id = $1 and type = 'order.act_refused' and actor ->> 'kind' = 'courier' and (actor ->> 'id')::bigint = $2
    order by sequence`,
);

const COLLECTED = statement(
  'orders.refused_had_collected',
  `select from order_events where order_id = $1 and courier_id = $2 and type = 'order.collected' limit 1`,
);

const LATE_DELIVERY = statement(
  'orders.late_delivery',
  `select data ->> 'payment' as payment, (data ->> 'codeRight')::boolean as "codeRight",
          coalesce((data ->> 'payCents')::bigint, 0)::float8 as "payCents"
     from order_events
    where order_id = $1 and hub_id = $2 and type = 'order.act_refused' and data ->> 'act' = 'deliver'
      and actor ->> 'kind' = 'courier' and (actor ->> 'id')::bigint = $3
    order by sequence desc limit 1`,
);

const DELIVERED_BY_OTHER = statement(
  'orders.delivered_by_other',
  `select from order_events
    where order_id = $1 and hub_id = $2 and type = 'order.courier_changed'
      and (data ->> 'previousCourierId')::bigint = $3 and data ->> 'delivered' = 'true' limit 1`,
);

type LateDelivery = Pick<Required<RefusedAct>, 'payment' | 'codeRight' | 'payCents'>;

/**
 * Acts of couriers too late, as the company cancelled, ended or gave away the order. They happened: the
 * timeline has them; a proven delivery is paid by the hub's rule and takes the order from who got it instead.
 */
@Injectable()
export class RefusedActs {
  constructor(
    private readonly clock: Clock,
    private readonly db: Database,
    private readonly hubs: Hubs,
    private readonly effects: OrderEffects,
    private readonly groups: OrderGroups,
  ) {}

  /**
   * Records the act on the timeline, under the courier who has the order now. Repeated it changes nothing.
   * null: it was refused for another reason, or the courier never carried the order. @throws order_not_found
   */
  async recordIn(tx: Transaction, scope: Scope, orderId: number, stated: StatedAct): Promise<Refusal | null> {
    const { id: courierId } = scope.actor;
    if (courierId === null) throw new DomainError('forbidden');
    if ((await tx.first(CARRIED, [orderId, courierId])) === null) return null;
    const hub = await this.hubs.get(scope.hubId, tx);
    let found = null as (Omit<Refusal, 'order'> & { pay: Cents | null }) | null;
    const work = async (change: OrderChange) => {
      const refused = this.refusedAct(stated);
      const cause = causeOf(change.order, courierId, refused);
      if (cause === null) return;
      const rows = await tx.query<{ act: RefusedAct }>(EARLIER, [orderId, courierId]);
      const earlier = rows.map(({ act }) => act);
      if (earlier.some((one) => isSame(one, refused))) {
        const goods = holdsGoods(change.order, earlier);
        found = { cause, acts: earlier, goods, delivered: false, pay: null };
        return;
      }
      // The position that the lock read is that of the order's courier of now.
      change.courierPosition = null;
      const pictures = (await stated.pictures?.()) ?? {};
      const delivery = stated.delivery && { ...stated.delivery, ...pictures };
      const act = { ...refused, pictures: addressesOf(pictures) };
      const settled = await this.settle(tx, change, courierId, { hub, act, earlier, delivery, cause });
      found = { cause, ...settled, goods: holdsGoods(change.order, settled.acts) };
      if (settled.delivered) return;
      change.record('order.act_refused', {
        courierId: change.order.courierId ?? courierId,
        stop: act.stop,
        data: { ...settled.acts.at(-1), cause, reason: stated.reason ?? null },
      });
    };
    const after = await this.effects.change(tx, scope, orderId, work, 'hub');
    if (found === null) return null;
    if (found.pay !== null) await this.effects.payOut(tx, after, courierId, found.pay);
    return { ...found, order: after };
  }

  private refusedAct({ act, stop = null, happenedAt }: StatedAct): RefusedAct {
    return { act, stop, at: (happenedAt ?? this.clock.now()).toISOString() };
  }

  /** What follows of a delivery; of other acts nothing does. */
  private async settle(
    tx: Transaction,
    change: OrderChange,
    courierId: number,
    { hub, act, earlier, delivery: input, cause }: Settling,
  ): Promise<{ acts: readonly RefusedAct[]; delivered: boolean; pay: Cents | null }> {
    const nothing = { acts: [...earlier, act], delivered: false, pay: null };
    if (!input || act.stop === null || change.order.stop(act.stop) === undefined) return nothing;
    const hadGoods =
      earlier.some((one) => one.act === 'collect') ||
      (await tx.first(COLLECTED, [change.order.id, courierId])) !== null;
    const proof = hadGoods
      ? provenBy(change, act.stop, hub, { input, earlier })
      : { codeRight: null, lacks: 'transition_refused' };
    const proven: RefusedAct = { ...act, ...proof, collected: input.collected ?? null };
    const acts = [...earlier, proven];
    if (cause === 'taken' && isDeliveredBefore(change, acts)) {
      await this.groups.moveToGroup(tx, change, null);
      deliverBefore(change, courierId, hub, { input, acts });
      return { acts, delivered: true, pay: null };
    }
    const paid = paidFor(change, courierId, hub, { input, act: proven });
    return { acts: [...earlier, { ...proven, ...paid }], delivered: false, pay: paid.payCents || null };
  }

  /** What the scope's courier learns of an order they lost: whether another had delivered it before. */
  async lost({ hubId, actor }: Scope, orderId: number) {
    const facts = [orderId, hubId, actor.id];
    const late = await this.db.first<LateDelivery, 'payment'>(LATE_DELIVERY, facts);
    return { deliveredByOther: (await this.db.first(DELIVERED_BY_OTHER, facts)) !== null, late };
  }
}

interface Settling {
  readonly hub: Hub;
  readonly act: RefusedAct;
  readonly earlier: readonly RefusedAct[];
  readonly delivery: DeliverInput | undefined;
  readonly cause: RefusalCause;
}

function paidFor(
  change: OrderChange,
  courierId: number,
  { settings }: Hub,
  { input, act }: { readonly input: DeliverInput; readonly act: RefusedAct },
): { payment: LatePayment; payCents: Cents } {
  const payCents = ZERO;
  if (act.lacks !== null) return { payment: 'unproven', payCents };
  if (change.order.status !== 'cancelled') return { payment: 'not_cancelled', payCents };
  const pay = deliverCancelled(change, courierId, { input, act });
  if (pay === null) return { payment: 'others_left', payCents };
  if (settings.lateDeliveryPay === 'company') return { payment: 'company', payCents };
  if (change.order.courierId === courierId) change.set({ courierPayCents: pay });
  return { payment: 'paid', payCents: pay };
}

function addressesOf({ photos = [], signature }: Pick<DeliverInput, 'photos' | 'signature'>): string[] {
  return signature ? [...photos, signature] : photos;
}

function isSame(a: RefusedAct, b: RefusedAct): boolean {
  return a.act === b.act && a.stop === b.stop && a.at === b.at;
}
