import { Injectable } from '@nestjs/common';
import { dayAfter, Hubs, localDay, localInstant } from '../../company/index.js';
import { MerchantQueries, Merchants, payerOf } from '../../people/index.js';
import { OrderInvoicing } from '../../ordering/index.js';
import {
  Clock,
  DomainError,
  type DomainErrorCode,
  type Scope,
  ZERO,
  Database,
  type Transaction,
  requireHubScope,
  hubScope,
  hubWorks,
  isDone,
  statement,
} from '../../base/index.js';
import { Invoice } from './invoice.entity.js';
import { changeInvoice } from './invoice.queries.js';
import { Wallets, type WalletOwner } from '../../ledger/index.js';

interface Period {
  /** Last day of the period, `YYYY-MM-DD` in the hub's zone; it must be over. */
  readonly through: string;
  readonly dueDay: string;
}

type ClosedAccount =
  | { readonly merchantId: number; readonly invoice: Invoice; readonly refusal: null }
  | { readonly merchantId: number; readonly invoice: null; readonly refusal: DomainErrorCode };

@Injectable()
export class Invoices {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly merchants: Merchants,
    private readonly accounts: MerchantQueries,
    private readonly orders: OrderInvoicing,
  ) {}

  /**
   * Invoices all orders of the account and its sub-users that ended by the end of the day and have no invoice
   * yet, of earlier periods too. Of two concurrent calls the second finds no orders.
   * @throws merchant_not_found · invalid_value (`through`, `dueDay`) · nothing_to_invoice · forbidden
   */
  async close(scope: Scope, { merchantId, ...period }: Period & { readonly merchantId: number }) {
    requireHubScope(scope);
    const { through, dueDay } = period;
    const { timezone, end } = await this.check(scope, period);
    return this.db.transaction(async (tx) => {
      const payer = payerOf(await this.merchants.get(scope, merchantId, tx));
      // The numbers of a hub have no gaps: whoever takes one holds them until the transaction ends.
      await tx.execute(LOCK_NUMBERS, [`invoices:${String(scope.hubId)}`]);
      const { number, last } = await numbering(tx, scope.hubId, payer);
      const invoice = tx.manager.create(Invoice, {
        hubId: scope.hubId,
        number,
        merchantId: payer,
        fromDay: through,
        throughDay: through,
        dueDay,
        orderCount: 0,
        totalCents: ZERO,
        closedAt: this.clock.now(),
      });
      await tx.manager.save(invoice);
      const subUsers = await this.accounts.find(scope, { ownerId: payer });
      const merchantIds = [payer, ...subUsers.map(({ id }) => id)];
      const taken = await this.orders.take(tx, scope.hubId, invoice.id, merchantIds, end);
      if (!taken) throw new DomainError('nothing_to_invoice', { field: 'through' });
      const first = localDay(timezone, taken.oldestAt);
      const next = last === null ? first : dayAfter(last);
      const fromDay = next < first ? next : first;
      const billed = { fromDay, orderCount: taken.orders, totalCents: taken.amount };
      return tx.manager.save(Object.assign(invoice, billed));
    });
  }

  /**
   * Closes the same period of several accounts in one transaction. An account that is refused (nothing to
   * invoice, not found) is answered with the reason and stops no other; wrong days refuse the whole.
   * @throws invalid_value (`through`, `dueDay`) · forbidden
   */
  async closeMany(
    scope: Scope,
    { merchantIds, ...period }: Period & { readonly merchantIds: readonly number[] },
  ): Promise<ClosedAccount[]> {
    requireHubScope(scope);
    await this.check(scope, period);
    return this.db.inTransactionScope(async () => {
      const closed: ClosedAccount[] = [];
      for (const merchantId of merchantIds)
        try {
          const invoice = await this.close(scope, { merchantId, ...period });
          closed.push({ merchantId, invoice, refusal: null });
        } catch (error) {
          if (!(error instanceof DomainError) || error.code === 'storage_unavailable') throw error;
          closed.push({ merchantId, invoice: null, refusal: error.code });
        }
      return closed;
    });
  }

  private async check(scope: Scope, { through, dueDay }: Period): Promise<{ timezone: string; end: Date }> {
    const { timezone } = await this.hubs.get(scope.hubId);
    localInstant(timezone, through, '00:00', 'through');
    const end = localInstant(timezone, dayAfter(through), '00:00', 'through');
    if (end > this.clock.now()) throw new DomainError('invalid_value', { field: 'through' });
    localInstant(timezone, dueDay, '00:00', 'dueDay');
    if (dueDay < through) throw new DomainError('invalid_value', { field: 'dueDay' });
    return { timezone, end };
  }

  /** Its orders join the next invoice. @throws invoice_not_found · invoice_settled (paid) · forbidden */
  void(scope: Scope, id: number): Promise<Invoice> {
    return changeInvoice(this.db, scope, id, async (invoice, tx) => {
      if (invoice.paidAt !== null) throw new DomainError('invoice_settled');
      if (invoice.voidedAt !== null) return;
      invoice.voidedAt = this.clock.now();
      await this.orders.release(tx, scope.hubId, id);
    });
  }
}

const LOCK_NUMBERS = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

const NUMBERING = statement(
  'invoices.numbering',
  `select (select max(through_day) from invoices
            where hub_id = $1 and merchant_id = $2 and voided_at is null)::text as last,
          (select coalesce(max(number), 0) + 1 from invoices where hub_id = $1) as number`,
);

function numbering(tx: Transaction, hubId: number, merchantId: number) {
  return tx.one(NUMBERING, [hubId, merchantId]);
}

/** Open invoices of hubs that pay from wallets; the wallet covers each of them alone. */
const COVERED = statement(
  'invoices.covered_by_wallets',
  `select i.hub_id as "hubId", i.id from invoices i
     join ledger_accounts a on a.hub_id = i.hub_id and a.role = 'merchant' and a.holder_id = i.merchant_id
    where i.hub_id in (select h.id from hubs h where (h.settings ->> 'invoicesFromWallet')::boolean)
      and i.paid_at is null and i.voided_at is null and i.reopened_at is null
      and i.total_cents > 0 and a.balance >= i.total_cents and ${hubWorks('i.hub_id')}
    order by i.hub_id, i.merchant_id, i.due_day, i.id limit $1`,
);

@Injectable()
export class InvoicePayments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wallets: Wallets,
  ) {}

  /** A second call changes nothing. @throws invoice_not_found · invoice_settled (void) · forbidden */
  markPaid(scope: Scope, id: number): Promise<Invoice> {
    return this.change(scope, id, (invoice) => {
      invoice.paidAt ??= this.clock.now();
    });
  }

  /** As `markPaid`, with the wallet's balance. @throws as `markPaid` · insufficient_balance */
  payFromWallet(scope: Scope, id: number): Promise<Invoice> {
    return this.change(scope, id, async (invoice, tx) => {
      if (invoice.paidAt !== null) return;
      invoice.paidAt = this.clock.now();
      const { number, totalCents: amount } = invoice;
      const debit = { amount, description: `Fatura ${String(number)}` };
      invoice.paidEntryId = (await this.wallets.debit(scope, walletOf(invoice), debit, tx)).entry.id;
    });
  }

  /** Pays open invoices from wallets that cover them, as hubs wish, earliest due first. Returns the tries. */
  async payDueFromWallets(limit = 50): Promise<number> {
    const due = await this.db.query(COVERED, [limit]);
    // Another of the shop's invoices, or a person, may have been first.
    for (const { hubId, id } of due)
      await isDone(this.payFromWallet(hubScope(hubId), id), 'insufficient_balance', 'invoice_settled');
    return due.length;
  }

  /**
   * Reopens a paid invoice: the money did not come, or goes back to the wallet.
   * @throws invoice_not_found · invoice_settled (void) · forbidden
   */
  markOpen(scope: Scope, id: number): Promise<Invoice> {
    return this.change(scope, id, async (invoice, tx) => {
      const { paidEntryId, number, totalCents: amount } = invoice;
      if (invoice.paidAt !== null) invoice.reopenedAt = this.clock.now();
      Object.assign(invoice, { paidAt: null, paidEntryId: null });
      if (paidEntryId === null) return;
      const externalId = `invoice-reopened:${String(paidEntryId)}`;
      const credit = { amount, description: `Fatura ${String(number)} reaberta`, externalId };
      await this.wallets.credit(scope, walletOf(invoice), credit, tx, 'invoice_payment_reversed');
    });
  }

  private change(
    scope: Scope,
    id: number,
    apply: (invoice: Invoice, tx: Transaction) => void | Promise<void>,
  ): Promise<Invoice> {
    return changeInvoice(this.db, scope, id, (invoice, tx) => {
      if (invoice.voidedAt !== null) throw new DomainError('invoice_settled');
      return apply(invoice, tx);
    });
  }
}

function walletOf({ merchantId }: Invoice): WalletOwner {
  return { kind: 'merchant', id: merchantId };
}
