import { Injectable } from '@nestjs/common';
import { fromLocal, Hubs, localDay } from '../../company/index.js';
import { MerchantQueries } from '../../people/index.js';
import { type InvoicedOrder, OrderInvoicing } from '../../ordering/index.js';
import {
  Clock,
  Database,
  DomainError,
  type Scope,
  type Transaction,
  requireHubScope,
} from '../../base/index.js';
import { Invoice, invoiceState, type InvoiceState } from './invoice.entity.js';

export interface InvoiceView extends Omit<Invoice, 'reopenedAt'> {
  readonly state: InvoiceState;
  /** The merchant's current name. */
  readonly merchantName: string;
}

const BATCH = 1_000;

const STATES: Readonly<Record<InvoiceState, string>> = {
  open: 'i.paid_at is null and i.voided_at is null and i.due_day >= :today',
  overdue: 'i.paid_at is null and i.voided_at is null and i.due_day < :today',
  paid: 'i.paid_at is not null and i.voided_at is null',
  void: 'i.voided_at is not null',
};

@Injectable()
export class InvoiceQueries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: MerchantQueries,
    private readonly orders: OrderInvoicing,
  ) {}

  /** Invoices of the hub, or a merchant's own, newest first. */
  async list(
    scope: Scope,
    { merchantId, state }: { merchantId?: number | undefined; state?: InvoiceState | undefined },
    { before, limit }: { before?: number | undefined; limit: number },
  ): Promise<InvoiceView[]> {
    const today = await this.today(scope);
    const query = this.db.manager
      .createQueryBuilder(Invoice, 'i')
      .where('i.hub_id = :hubId', { hubId: scope.hubId })
      .orderBy('i.id', 'DESC')
      .take(limit);
    if (scope.merchantId !== null) query.andWhere('i.merchant_id = :own', { own: scope.merchantId });
    if (merchantId !== undefined) query.andWhere('i.merchant_id = :merchantId', { merchantId });
    if (state !== undefined) query.andWhere(STATES[state], { today });
    if (before !== undefined) query.andWhere('i.id < :before', { before });
    return this.views(scope, await query.getMany(), today);
  }

  /** @throws invoice_not_found (or another merchant's) */
  async byId(scope: Scope, id: number): Promise<InvoiceView> {
    const { hubId, merchantId } = scope;
    const where = { id, hubId, ...(merchantId !== null && { merchantId }) };
    const found = await this.db.manager.findBy(Invoice, where);
    const [view] = await this.views(scope, found, await this.today(scope));
    if (!view) throw new DomainError('invoice_not_found');
    return view;
  }

  /** By the time the orders ended, in batches. @throws invoice_not_found · forbidden */
  async *lines(scope: Scope, id: number): AsyncGenerator<InvoicedOrder[]> {
    await this.byId(scope, id);
    for (let after: InvoicedOrder | null = null; ;) {
      const batch: InvoicedOrder[] = await this.orders.ofInvoice(scope.hubId, id, after, BATCH);
      if (batch.length > 0) yield batch;
      after = batch.at(-1) ?? null;
      if (after === null || batch.length < BATCH) return;
    }
  }

  /** Accounts with uninvoiced orders of past days, largest first; `since`: the first. @throws forbidden */
  async unbilled(scope: Scope) {
    requireHubScope(scope);
    const { timezone } = await this.hubs.get(scope.hubId);
    const today = fromLocal(timezone, await this.today(scope), '00:00') ?? this.clock.now();
    const found = await this.orders.unbilled(scope.hubId, today);
    return found.map(({ amount: totalCents, oldestAt, ...account }) => {
      return { ...account, totalCents, since: localDay(timezone, oldestAt) };
    });
  }

  private async today({ hubId }: Scope): Promise<string> {
    const { timezone } = await this.hubs.get(hubId);
    return localDay(timezone, this.clock.now());
  }

  private async views({ hubId }: Scope, invoices: Invoice[], today: string): Promise<InvoiceView[]> {
    const merchantIds = invoices.map(({ merchantId }) => merchantId);
    const names = await this.merchants.byIds(hubId, merchantIds);
    return invoices.map(({ reopenedAt: _, ...invoice }) =>
      Object.assign(invoice, {
        state: invoiceState(invoice, today),
        merchantName: names.get(invoice.merchantId)?.name ?? '',
      }),
    );
  }
}

/** Locks an invoice, changes and saves it. @throws invoice_not_found · forbidden */
export function changeInvoice(
  db: Database,
  scope: Scope,
  id: number,
  apply: (invoice: Invoice, tx: Transaction) => void | Promise<void>,
): Promise<Invoice> {
  requireHubScope(scope);
  return db.transaction(async (tx) => {
    const invoice = await tx.lock(Invoice, { id, hubId: scope.hubId }, 'invoice_not_found');
    await apply(invoice, tx);
    return tx.manager.save(invoice);
  });
}
