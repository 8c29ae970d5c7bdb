import { dateText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { List, type ListProps } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
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
  {
    ...{ name: text.invoice, at: 'a1', className: 'number' },
    text: (one) => text.number(one.number),
    cell: (one, open) => (
      <Open label={text.open({ number: one.number, merchant: one.merchantName })} act={open}>
        {text.number(one.number)}
      </Open>
    ),
  },
  { name: text.merchant, at: 'a2', text: (one) => one.merchantName },
  {
    ...{ name: text.period, at: 'a3', className: 'number' },
    text: (one) => daysText(one),
  },
  { name: text.due, className: 'number', text: (one) => dateText(one.dueDay) },
  {
    ...{ name: text.stateName, at: 'b1' },
    text: ({ state }) => text.states[state],
    cell: ({ state }) => <Status tone={STATE_TONES[state]}>{text.states[state]}</Status>,
  },
  {
    ...{ name: text.total, at: 'b2', end: true },
    text: (one) => money(one.totalCents),
    cell: (one) => (
      <>
        <strong>{money(one.totalCents)}</strong> <span className="soft">{text.orders(one.orderCount)}</span>
      </>
    ),
  },
];
