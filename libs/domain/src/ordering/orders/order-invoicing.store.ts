import { Injectable } from '@nestjs/common';
import { cents, Database, type RowOf, statement, type Transaction } from '../../base/index.js';

/** Amount of an order: price and charges when completed; when cancelled, only charges that arose before. */
const AMOUNT = `(case when o.status = 'completed' then o.total_cents else 0 end + o.late_charge_cents)`;
const ENDED_AT = 'coalesce(o.finished_at, o.cancelled_at)';
/** The condition of the index `orders_unbilled_idx`. */
const BILLABLE = `o.payment_method = 'invoiced' and o.invoice_id is null
  and (o.status = 'completed' or o.status = 'cancelled' and o.late_charge_cents > 0)`;

const UNBILLED = statement(
  'orders.orders_unbilled',
  `select p.id as "merchantId", p.name as "merchantName", count(*)::int as orders, sum(${AMOUNT})::bigint as amount,
          min(${ENDED_AT}) as "oldestAt"
     from orders o join merchants m on m.id = o.merchant_id join merchants p
    on p.id = coalesce(m.owner_id, m.id) where o.hub_id = $1 and ${BILLABLE} and ${ENDED_AT} < $2
    group by p.id, p.name order by amount desc, p.id`,
);

const TAKE = statement(
  'orders.orders_take_into_invoice',
  `with taken as (
     update orders o set invoice_id = $3
      where o.hub_id = $1 and o.merchant_id = any($2::bigint[]) and ${BILLABLE} and ${ENDED_AT} < $4
     returning ${AMOUNT} as amount, ${ENDED_AT} as ended_at
   )
   select count(*)::int as orders, coalesce(sum(amount), 0)::bigint as amount, min(ended_at) as "oldestAt" from taken`,
);

const RELEASE = statement(
  'orders.orders_release_from_invoice',
  'update orders set invoice_id = null where hub_id = $1 and invoice_id = $2',
);

const OF_INVOICE = statement(
  'orders.orders_of_invoice',
  `select o.id, o.public_id as "publicId", o.external_id as "externalId", o.merchant_id as "merchantId", o.status,
          ${ENDED_AT} as "endedAt", o.stops -> 0 ->> 'address' as dropoff, o.distance_m + o.return_distance_m as "distanceM",
          o.total_cents as "totalCents", o.late_charge_cents as "lateChargeCents", ${AMOUNT} as "amountCents"
     from orders o
    where o.hub_id = $1 and o.invoice_id = $2 and (${ENDED_AT}, o.id) > ($3, $4)
    order by ${ENDED_AT}, o.id limit $5`,
);

export type InvoicedOrder = RowOf<typeof OF_INVOICE, 'endedAt'>;

const EPOCH = new Date(0);

/** Assigns ended orders to invoices, each order to at most one. */
@Injectable()
export class OrderInvoicing {
  constructor(private readonly db: Database) {}

  /** Unbilled orders by the account that pays, of those ended before the instant; largest amount first. */
  async unbilled(hubId: number, before: Date) {
    const rows = await this.db.query<RowOf<typeof UNBILLED, 'oldestAt'>, 'oldestAt'>(UNBILLED, [
      hubId,
      before,
    ]);
    return rows.map((row) => ({ ...row, amount: cents(row.amount) }));
  }

  /** Claims all unbilled orders of the merchants that ended before the instant; null: none. */
  async take(
    tx: Transaction,
    hubId: number,
    invoiceId: number,
    merchantIds: readonly number[],
    before: Date,
  ) {
    const asked = [hubId, merchantIds, invoiceId, before];
    const [row] = await tx.query<RowOf<typeof TAKE, 'oldestAt'>, 'oldestAt'>(TAKE, asked);
    return row && row.orders > 0 ? { ...row, amount: cents(row.amount) } : null;
  }

  async release(tx: Transaction, hubId: number, invoiceId: number): Promise<void> {
    await tx.execute(RELEASE, [hubId, invoiceId]);
  }

  /** Orders of an invoice by the time they ended, after the given one. */
  ofInvoice(
    hubId: number,
    invoiceId: number,
    after: Pick<InvoicedOrder, 'endedAt' | 'id'> | null,
    limit: number,
  ): Promise<InvoicedOrder[]> {
    const { endedAt, id } = after ?? { endedAt: EPOCH, id: 0 };
    return this.db.query<InvoicedOrder, 'endedAt'>(OF_INVOICE, [hubId, invoiceId, endedAt, id, limit]);
  }
}
