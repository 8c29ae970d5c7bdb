import { Injectable } from '@nestjs/common';
import { Database, readableMerchants, type Scope } from '../../base/index.js';
import type { Claim } from './claim.entity.js';

/** A claim with the names that lists show. */
export interface ListedClaim extends Claim {
  readonly merchantName: string;
  readonly courierName: string | null;
  readonly recipient: string | null;
}

const COLUMNS = `c.id, c.hub_id as "hubId", c.order_id as "orderId", c.stop, c.public_id as "publicId",
  c.merchant_id as "merchantId", c.courier_id as "courierId", c.kind, c.opened_by as "openedBy", c.text,
  c.photo_keys as "photoKeys", c.state, c.due_at as "dueAt", c.due_told_at as "dueToldAt", c.courier_text as "courierText",
  c.courier_photo_key as "courierPhotoKey", c.courier_answered_at as "courierAnsweredAt", c.fault, c.answer,
  c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.created_at as "createdAt",
  m.name as "merchantName", k.name as "courierName",
  (select s ->> 'name' from orders o, jsonb_array_elements(o.stops) s
    where o.id = c.order_id and (s ->> 'ordinal')::int = c.stop) as recipient`;

@Injectable()
export class ClaimQueries {
  constructor(private readonly db: Database) {}

  /** Open ones: those due soonest first. Decided ones: newest first. A merchant's scope sees its own. */
  list(scope: Scope, { open, limit }: { open: boolean; limit: number }): Promise<ListedClaim[]> {
    const [condition, order] = open ? [`= 'open'`, 'c.due_at, c.id'] : [`<> 'open'`, 'c.id desc'];
    return this.db.reads.query<ListedClaim>(
      `select ${COLUMNS}
         from claims c join merchants m on m.id = c.merchant_id left join couriers k on k.id = c.courier_id
        where c.hub_id = $1 and c.state ${condition} and ($3::bigint[] is null or c.merchant_id = any($3))
        order by ${order} limit $2`,
      [scope.hubId, limit, readableMerchants(scope)],
    );
  }
}
