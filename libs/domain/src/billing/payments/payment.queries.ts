import { Injectable } from '@nestjs/common';
import { type FindManyOptions, LessThan } from 'typeorm';
import { Database, type RowOf, type Scope, statement } from '../../base/index.js';
import { Payment } from './payment.entity.js';

const ORDERS = statement(
  'payments.payment_orders',
  `select o.id, o.public_id as "publicId", o.status, o.payment_status as "paymentStatus",
          o.total_cents as "totalCents", m.name as merchant
     from orders o join merchants m on m.id = o.merchant_id where o.hub_id = $1 and o.id = any($2::bigint[])`,
);

type ListedPayment = Payment & { readonly order: RowOf<typeof ORDERS> | null };

@Injectable()
export class PaymentQueries {
  constructor(private readonly db: Database) {}

  /** Oldest first. */
  async ofOrder({ hubId }: Scope, orderId: number): Promise<ListedPayment[]> {
    return this.find(hubId, { where: { hubId, orderId }, order: { id: 'ASC' } });
  }

  /** Transfers whose amount differs from their order's price, oldest first: an operator must decide. */
  async inDoubt({ hubId }: Scope, take: number): Promise<ListedPayment[]> {
    return this.find(hubId, { where: { hubId, outcome: 'wrong_amount' }, order: { id: 'ASC' }, take });
  }

  async newest({ hubId }: Scope, { before, limit: take }: { before?: number | undefined; limit: number }) {
    const where = { hubId, ...(before !== undefined && { id: LessThan(before) }) };
    return this.find(hubId, { where, order: { id: 'DESC' }, take });
  }

  private async find(hubId: number, options: FindManyOptions<Payment>): Promise<ListedPayment[]> {
    const payments = await this.db.manager.find(Payment, options);
    const ids = [...new Set(payments.map(({ orderId }) => orderId))];
    const rows = ids.length === 0 ? [] : await this.db.query(ORDERS, [hubId, ids]);
    const orders = new Map(rows.map((order) => [order.id, order]));
    return payments.map((payment) => Object.assign(payment, { order: orders.get(payment.orderId) ?? null }));
  }
}
