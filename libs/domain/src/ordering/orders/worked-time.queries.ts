import { Injectable } from '@nestjs/common';
import { statement, type Transaction } from '../../base/index.js';
import type { Order } from './order.entity.js';

/** Orders of a courier that may have ended while another is carried. */
const RECENT = 60;

const SINCE = statement(
  'orders.worked_since',
  `select greatest(
            min(accepted_at) filter (where status not in ('completed', 'cancelled')),
            max(coalesce(delivered_at, finished_at, cancelled_at)) filter (where collected_at is not null and status in ('completed', 'cancelled'))
          ) as since
     from (select accepted_at, delivered_at, finished_at, cancelled_at, collected_at, status
             from orders where courier_id = $1 order by id desc limit ${String(RECENT)}) o`,
);

/**
 * The time that an order counts for the floor of an hour: since the last one of its courier ended, or since the first of
 * those now carried was accepted. So each minute with orders counts once, however many there are.
 */
@Injectable()
export class WorkedTime {
  /** null: no floor asks for it. */
  async since(tx: Transaction, { courierId, collectedAt, payTerms }: Order): Promise<Date | null> {
    if (courierId === null || collectedAt === null || !payTerms?.rules?.floorHourCents) return null;
    return (await tx.first<{ since: Date | null }>(SINCE, [courierId]))?.since ?? null;
  }
}
