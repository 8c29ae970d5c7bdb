import { useWords } from '../../ground/language.js';
import { go, Link } from '../../ground/router.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { InvoiceTable } from './invoice-table.part.js';
import { useInvoices } from './invoices.hook.js';
import { invoiceWords } from './words.js';
import './view.css';

/** Invoices of one merchant, newest first. */
export function InvoicesOf({ merchantId }: { merchantId: number }) {
  const text = useWords(invoiceWords);
  const invoices = useInvoices({ merchantId });
  const items = invoices.data?.pages.flatMap((page) => page.items) ?? [];
  if (invoices.isPending) return <Loading lines={4} />;
  if (invoices.error) return <Failure error={invoices.error} again={invoices.refetch} />;
  return (
    <div className="stack">
      {items.length === 0 ? (
        <p className="soft">{text.noneOf}</p>
      ) : (
        <InvoiceTable
          items={items}
          chosen={null}
          choose={(id) => {
            go(`/painel/faturas?fatura=${id}`);
          }}
        />
      )}
      {invoices.hasNextPage && (
        <Button busy={invoices.isFetchingNextPage} onClick={() => void invoices.fetchNextPage()}>
          {text.more}
        </Button>
      )}
      <Link to="/painel/faturas">{text.toUnbilled}</Link>
    </div>
  );
}
