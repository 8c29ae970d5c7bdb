import type { ReactNode } from 'react';
import { dateText } from '../../ground/brazil.js';
import { money } from '../../ground/money.js';
import { List, type ListProps } from '../../ground/ui/list.js';
import { Status } from '../../ground/ui/status.js';
import { Open, type Column } from '../../ground/ui/table.js';
import type { Invoice } from './invoices.hook.js';
import { daysText, STATE_TONES } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

interface InvoiceListProps extends Pick<ListProps<Invoice>, 'list' | 'empty' | 'lines'> {
  chosen?: number | null;
  choose: (id: number) => void;
  children?: ReactNode;
}

export function InvoiceList({ choose, ...list }: InvoiceListProps) {
  return (
    <List
      {...list}
      more={text.more}
      file={text.file}
      keyOf={({ id }) => id}
      data={(one) => ({ 'data-invoice': one.number })}
      columns={useColumns(choose)}
    />
  );
}

function useColumns(choose: (id: number) => void): Column<Invoice>[] {
  const number = { className: 'number' };
  return [
    {
      ...{ name: text.invoice, at: 'a1', ...number },
      text: (one) => text.number(one.number),
      cell: (one) => (
        <Open
          label={text.open({ number: one.number, merchant: one.merchantName })}
          act={() => choose(one.id)}
        >
          {text.number(one.number)}
        </Open>
      ),
    },
    { name: text.merchant, at: 'a2', text: (one) => one.merchantName },
    {
      ...{ name: text.period, at: 'a3', ...number },
      text: (one) => daysText(one),
    },
    { name: text.due, ...number, text: (one) => dateText(one.dueDay) },
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
}
