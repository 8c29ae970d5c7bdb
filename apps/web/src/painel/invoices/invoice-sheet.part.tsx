import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { daysText } from './invoices.rules.js';
import { documentText, dateText, phoneText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { go } from '../../ground/router.js';
import { useKnownSession } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { useMerchant } from '../merchants/merchants.hook.js';
import { addressText } from '../merchants/merchants.rules.js';
import { InvoiceLines } from './invoice-lines.part.js';
import { type Invoice } from './invoices.hook.js';
import { invoiceWords as text } from '../words.js';
import './sheet.css';

/** An invoice in the form that is printed or saved as PDF: creditor, debtor, orders, due date. */
export function InvoiceSheet({ id }: { id: number }) {
  const invoice = useQuery(read('/api/admin/invoices/{id}', { id }));
  return (
    <div className="page sheet-page">
      <p className="row no-print">
        <Button onClick={() => go(`/painel/faturas?fatura=${id}`)}>{text.back}</Button>
        <Button kind="primary" disabled={!invoice.data} onClick={() => print()}>
          {text.printDo}
        </Button>
      </p>
      {!invoice.isSuccess && <Unread of={invoice} lines={12} />}
      {invoice.data && <Sheet invoice={invoice.data} />}
    </div>
  );
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { hub } = useKnownSession();
  const merchant = useMerchant(invoice.merchantId);
  const { number, fromDay, throughDay, dueDay, totalCents, orderCount, merchantName, state } = invoice;
  return (
    <article className="card padded stack g16 sheet">
      <header className="row wrap between tops g16">
        <div>
          <p className="soft">{hub?.name}</p>
          <h1>{text.named(number)}</h1>
          <p>{daysText({ fromDay, throughDay })}</p>
        </div>
        <div className="text-end">
          <p className="soft">{state === 'paid' ? text.states.paid : text.dueOn(dateText(dueDay))}</p>
          <p className="sum number">{money(totalCents)}</p>
          <p className="soft">{text.orders(orderCount)}</p>
        </div>
      </header>
      <section>
        <h2>{merchant.data?.legalName ?? merchantName}</h2>
        {merchant.data && (
          <p>
            {[
              merchant.data.document !== null && documentText(merchant.data.document),
              addressText(merchant.data),
              phoneText(merchant.data.phone),
              merchant.data.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </section>
      <InvoiceLines id={invoice.id} />
      <p className="text-end">
        {text.total} <strong className="number">{money(totalCents)}</strong>
      </p>
    </article>
  );
}
