import { Injectable } from '@nestjs/common';
import { Wallets, type WalletOwner } from '../../ledger/index.js';
import { Clock, Database, DomainError, type Scope, type Transaction } from '../../base/index.js';
import type { Invoice } from './invoice.entity.js';
import { changeInvoice } from './invoice.store.js';

/** Payments of invoices: by the merchant's own transfer, or from the wallet that what couriers collected comes to. */
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
      const { entry } = await this.wallets.debitWithin(tx, scope, payerOf(invoice), {
        amount: invoice.totalCents,
        description: `Fatura ${String(invoice.number)}`,
        allowNegative: false,
      });
      invoice.paidEntryId = entry.id;
    });
  }

  /**
   * Reverses either: the money did not come, or goes back to the wallet. @throws invoice_not_found · invoice_settled (void)
   * · forbidden
   */
  markOpen(scope: Scope, id: number): Promise<Invoice> {
    return this.change(scope, id, async (invoice, tx) => {
      const { paidEntryId, number, totalCents: amount } = invoice;
      Object.assign(invoice, { paidAt: null, paidEntryId: null });
      if (paidEntryId === null) return;
      await this.wallets.creditWithin(tx, scope, payerOf(invoice), {
        ...{ amount, description: `Fatura ${String(number)} reaberta` },
        externalId: `invoice-reopened:${String(paidEntryId)}`,
      });
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
