import { useQuery } from '@tanstack/react-query';
import { read } from '../../ground/api/client.js';
import { listOf } from '../../ground/api/list.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { List } from '../../ground/ui/list.js';
import { invoiceWords as text } from '../words.js';

/** Orders of an invoice, by the time they ended. */
export function InvoiceLines({ id }: { id: number }) {
  const amount = { end: true, className: 'number' };
  return (
    <List
      bare
      list={listOf(useQuery(read('/api/admin/invoices/{id}/orders', { id })))}
      empty={<p className="soft">{text.givenBack}</p>}
      keyOf={(one) => one.id}
      columns={[
        { name: text.ended, at: 'a2', soft: true, className: 'number', cell: (one) => moment(one.endedAt) },
        {
          ...{ name: text.order, at: 'a1', className: 'number' },
          cell: (one) => (
            <>
              <Link to={`/painel?pedido=${one.id}`}>{one.publicId}</Link>{' '}
              <span className="soft">{one.externalId}</span>
            </>
          ),
        },
        {
          ...{ name: text.dropoff, at: 'a3' },
          cell: (one) => (
            <>
              {one.dropoff}
              {one.status === 'cancelled' && <span className="soft"> {text.cancelled}</span>}
            </>
          ),
        },
        {
          ...{ name: text.price, ...amount },
          cell: (one) => (one.status === 'cancelled' ? '–' : money(one.totalCents)),
        },
        {
          ...{ name: text.late, ...amount },
          cell: (one) => (one.lateChargeCents === 0 ? '–' : money(one.lateChargeCents)),
        },
        { name: text.owed, at: 'b1', ...amount, cell: (one) => money(one.amountCents) },
      ]}
    />
  );
}
