import { usePages } from '../../ground/api/list.js';
import { go, Link } from '../../ground/router.js';
import { InvoiceList } from './invoice-table.part.js';
import { invoiceWords as text } from '../words.js';

const PAGE = 50;

/** Invoices of one merchant, newest first. */
export function InvoicesOf({ merchantId }: { merchantId: number }) {
  return (
    <div className="stack">
      <InvoiceList
        list={usePages('/api/admin/invoices', { merchantId, limit: PAGE })}
        lines={4}
        empty={<p className="soft">{text.noneOf}</p>}
        open={(id) => go(`/painel/faturas?fatura=${id}`)}
      />
      <Link to="/painel/faturas">{text.toUnbilled}</Link>
    </div>
  );
}
