import type { Answer } from '../../base/api/call.js';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../base/api/client.js';
import { listOf, usePages } from '../../base/api/list.js';
import { dateText } from '../../base/brazil.js';
import { money } from '../../base/money.js';
import { go, Link } from '../../base/router.js';
import { moment } from '../../base/time.js';
import { List, type ListProps } from '../../desk/ui/list.js';
import { Status } from '../../base/ui/status.js';
import { type Column, Open, column, textColumn } from '../../desk/ui/table.js';
import type { Invoice } from './invoices.hook.js';
import { daysText, STATE_TONES } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

/** Invoices as a table, of all merchants or of one. */
export function InvoiceList(props: Omit<ListProps<Invoice>, 'columns'>) {
  return (
    <List
      {...props}
      more={text.more}
      file={text.file}
      data={(one) => ({ 'data-invoice': one.number })}
      columns={COLUMNS}
    />
  );
}

const COLUMNS: readonly Column<Invoice>[] = [
  column(
    text.invoice,
    { place: 'a1', className: 'number', text: (one) => text.number(one.number) },
    (one, open) => (
      <Open label={text.open({ number: one.number, merchant: one.merchantName })} act={open}>
        {text.number(one.number)}
      </Open>
    ),
  ),
  textColumn(text.merchant, 'a2', (one) => one.merchantName),
  textColumn(text.period, { place: 'a3', className: 'number' }, (one) => daysText(one)),
  textColumn(text.due, { className: 'number' }, (one) => dateText(one.dueDay)),
  column(text.stateName, { place: 'b1', text: ({ state }) => text.states[state] }, ({ state }) => (
    <Status tone={STATE_TONES[state]}>{text.states[state]}</Status>
  )),
  column(text.total, { place: 'b2', end: true, text: (one) => money(one.totalCents) }, (one) => (
    <>
      <strong>{money(one.totalCents)}</strong> <span className="soft">{text.orders(one.orderCount)}</span>
    </>
  )),
];

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

/** Orders of an invoice, by the time they ended. */
export function InvoiceLines({ id }: { id: number }) {
  const amount = { end: true, className: 'number' };
  return (
    <List<Answer<'/api/admin/invoices/{id}/orders'>['items'][number]>
      bare
      list={listOf(useQuery(read('/api/admin/invoices/{id}/orders', { id })))}
      empty={<p className="soft">{text.givenBack}</p>}
      columns={[
        column(text.ended, { place: 'a2', soft: true, className: 'number' }, (one) => moment(one.endedAt)),
        column(text.order, { place: 'a1', className: 'number' }, (one) => (
          <>
            <Link to={`/painel?pedido=${one.id}`}>{one.publicId}</Link>{' '}
            <span className="soft">{one.externalId}</span>
          </>
        )),
        column(text.dropoff, 'a3', (one) => (
          <>
            {one.dropoff}
            {one.status === 'cancelled' && <span className="soft"> {text.cancelled}</span>}
          </>
        )),
        column(text.price, amount, (one) => (one.status === 'cancelled' ? '–' : money(one.totalCents))),
        column(text.late, amount, (one) => (one.lateChargeCents === 0 ? '–' : money(one.lateChargeCents))),
        column(text.owed, { place: 'b1', ...amount }, (one) => money(one.amountCents)),
      ]}
    />
  );
}
