import { Injectable } from '@nestjs/common';
import { OrderQueries, type OrderView, type Stop } from '../../ordering/index.js';
import { CourierQueries } from '../../people/index.js';
import { Database, DomainError, readableMerchants, type Scope, statement } from '../../base/index.js';
import { WaitingClaims } from '../../back-office/index.js';
import { StopFaults } from '../../billing/index.js';
import { claimWay } from './claim.rules.js';

const CLAIMS = `select c.id, c.hub_id as "hubId", c.order_id as "orderId", c.stop, c.public_id as "publicId",
  c.merchant_id as "merchantId", c.courier_id as "courierId", c.kind, c.opened_by as "openedBy", c.text,
  c.photo_keys as "photoKeys", c.state, c.due_at as "dueAt", c.due_told_at as "dueToldAt", c.courier_text as "courierText",
  c.courier_photo_key as "courierPhotoKey", c.courier_answered_at as "courierAnsweredAt", c.fault, c.answer, c.early_reason as "earlyReason",
  c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.created_at as "createdAt",
  m.name as "merchantName", k.name as "courierName",
  (select s ->> 'name' from orders o, jsonb_array_elements(o.stops) s
    where o.id = c.order_id and (s ->> 'ordinal')::int = c.stop) as recipient
  from claims c join merchants m on m.id = c.merchant_id left join couriers k on k.id = c.courier_id where c.hub_id = $1`;

const BY_ID = statement('claims.claim_by_id', `${CLAIMS} and c.id = $2`);
const LIST = (which: string, order: string) =>
  `${CLAIMS} and c.state ${which} and ($3::bigint[] is null or c.merchant_id = any($3)) order by ${order} limit $2`;
const OPEN = statement('claims.claims_open', LIST(`= 'open'`, 'c.due_at, c.id'));
const DECIDED = statement('claims.claims_decided', LIST(`<> 'open'`, 'c.id desc'));

@Injectable()
export class ClaimQueries extends WaitingClaims {
  constructor(
    private readonly db: Database,
    private readonly orders: OrderQueries,
    private readonly faults: StopFaults,
    private readonly couriers: CourierQueries,
  ) {
    super();
  }

  /** All that is known of the delivery, for the person who decides. @throws claim_not_found */
  async file(scope: Scope, id: number) {
    const claim = await this.db.first(BY_ID, [scope.hubId, id]);
    if (!claim) throw new DomainError('claim_not_found');
    const order = await this.orders.byId(scope, claim.orderId);
    const stop = order.stops.find(({ ordinal }) => ordinal === claim.stop);
    if (!stop) throw new DomainError('stop_not_found');
    const entries = await this.orders.timeline(order.id);
    const timeline = entries.filter((entry) => entry.stop === null || entry.stop === claim.stop);
    const way = claimWay(stop, timeline, await this.passed(scope, order, stop));
    const outcomes = await this.faults.outcomes(scope, order, claim.stop);
    return { claim, order, stop, timeline, way, outcomes };
  }

  /** Where the courier was with the goods, until the stop had ended. */
  private async passed(scope: Scope, { courierId, collectedAt }: OrderView, { finishedAt }: Stop) {
    if (courierId === null || collectedAt === null || finishedAt === null) return [];
    // The position at the end of the stop belongs to it.
    const until = new Date(new Date(finishedAt).getTime() + 1);
    return await this.couriers.track(scope, courierId, collectedAt, until);
  }

  /** Open claims: those due soonest first. Decided ones: newest first. A merchant's scope sees its own. */
  override list(scope: Scope, { open, limit }: { open: boolean; limit: number }) {
    return this.db.reads.query(open ? OPEN : DECIDED, [scope.hubId, limit, readableMerchants(scope)]);
  }
}
