import { type Database, DomainError, type Scope, type Transaction } from '../../base/index.js';
import { Invoice } from './invoice.entity.js';
import { requireHub } from './invoice.queries.js';

/** Locks an invoice, changes and saves it. @throws invoice_not_found · forbidden */
export function changeInvoice(
  db: Database,
  scope: Scope,
  id: number,
  apply: (invoice: Invoice, tx: Transaction) => void | Promise<void>,
): Promise<Invoice> {
  requireHub(scope);
  return db.transaction(async (tx) => {
    const invoice = await tx.manager.findOne(Invoice, {
      where: { id, hubId: scope.hubId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!invoice) throw new DomainError('invoice_not_found');
    await apply(invoice, tx);
    return tx.manager.save(invoice);
  });
}
