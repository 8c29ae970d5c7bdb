import { go, Link } from '../../ground/router.js';
import { InvoiceList } from './invoice-table.part.js';
import { useInvoices } from './invoices.hook.js';
import { invoiceWords as text } from '../words.js';

/** Invoices of one merchant, newest first. */
export function InvoicesOf({ merchantId }: { merchantId: number }) {
  return (
    <div className="stack">
      <InvoiceList
        list={useInvoices({ merchantId })}
        lines={4}
        empty={<p className="soft">{text.noneOf}</p>}
        choose={(id) => go(`/painel/faturas?fatura=${id}`)}
      />
      <Link to="/painel/faturas">{text.toUnbilled}</Link>
    </div>
  );
}
