import { Injectable } from '@nestjs/common';
import { Wallets, type WalletOwner } from '../../ledger/index.js';
import {
  Clock,
  Database,
  DomainError,
  hubScope,
  hubWorks,
  isDone,
  type Scope,
  statement,
  type Transaction,
} from '../../base/index.js';
import type { Invoice } from './invoice.entity.js';
import { changeInvoice } from './invoice.queries.js';

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

/** Invoices are paid by the merchant's own transfer, or from its wallet. */
@Injectable()
export class InvoicePayments {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly wallets: Wallets,
  ) {}

  /** Repeating it changes nothing. @throws invoice_not_found · invoice_settled (void) · forbidden */
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
      invoice.paidEntryId = (await this.wallets.debit(scope, payerOf(invoice), debit, tx)).entry.id;
    });
  }

  /** Pays open invoices from the wallets that cover them, the earliest due first, where the hub wants it. Returns how many it took. */
  async payDueFromWallets(limit = 50): Promise<number> {
    const due = await this.db.query(COVERED, [limit]);
    // Another of the shop's invoices, or a person, may have been first.
    for (const { hubId, id } of due)
      await isDone(this.payFromWallet(hubScope(hubId), id), 'insufficient_balance', 'invoice_settled');
    return due.length;
  }

  /**
   * Reverses either: the money did not come, or goes back to the wallet. @throws invoice_not_found · invoice_settled (void)
   * · forbidden
   */
  markOpen(scope: Scope, id: number): Promise<Invoice> {
    return this.change(scope, id, async (invoice, tx) => {
      const { paidEntryId, number, totalCents: amount } = invoice;
      if (invoice.paidAt !== null) invoice.reopenedAt = this.clock.now();
      Object.assign(invoice, { paidAt: null, paidEntryId: null });
      if (paidEntryId === null) return;
      const externalId = `invoice-reopened:${String(paidEntryId)}`;
      const credit = { amount, description: `Fatura ${String(number)} reaberta`, externalId };
      await this.wallets.credit(scope, payerOf(invoice), credit, tx);
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

function payerOf({ merchantId }: Invoice): WalletOwner {
  return { kind: 'merchant', id: merchantId };
}
