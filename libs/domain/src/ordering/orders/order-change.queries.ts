import { Injectable } from '@nestjs/common';
import {
  type ChangeCursor,
  Clock,
  cursorAfter,
  readableMerchants,
  type Scope,
  Database,
  statement,
} from '../../base/index.js';
import { VIEW_JOINS } from './order-view.mapper.js';
import { type OrderVersion, versionOf } from './order-version.queries.js';

export interface ChangedOrders {
  readonly items: readonly OrderVersion[];
  /** Position of the next call. */
  readonly next: ChangeCursor;
  /** Whether the next call returns more at once. */
  readonly more: boolean;
}

interface ChangedVersion extends OrderVersion {
  readonly updatedAt: Date;
}

const changedSince = (name: 'hub' | 'merchants', condition: string) =>
  statement(
    `orders.orders_changed_since_${name}`,
    `select o.id, o.updated_at as "updatedAt", ${versionOf('o.written_by')} as version
       from (select o.*, o.xmin as written_by from orders o
              where o.hub_id = $1 and (o.updated_at, o.id) > ($2, $3) ${condition}
              order by o.updated_at, o.id limit $4) o ${VIEW_JOINS}
      order by o.updated_at, o.id`,
  );

const OF_HUB = changedSince('hub', '');
const OF_MERCHANTS = changedSince('merchants', 'and o.merchant_id = any($5::bigint[])');

/** Orders by their last change, for callers that keep a copy. */
@Injectable()
export class OrderChanges {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Deleted orders are among them, so that a copy can drop them. */
  async since(scope: Scope, cursor: ChangeCursor, limit: number): Promise<ChangedOrders> {
    const merchants = readableMerchants(scope);
    const params = [scope.hubId, cursor.at, cursor.id, limit];
    const items = await this.db.reads.query<ChangedVersion>(
      merchants === null ? OF_HUB : OF_MERCHANTS,
      merchants === null ? params : [...params, merchants],
    );
    const next = cursorAfter(items, limit, cursor, this.clock.now());
    return { items, next, more: items.length === limit && next !== cursor };
  }
}
