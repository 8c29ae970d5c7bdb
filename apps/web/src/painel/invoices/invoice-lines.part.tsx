import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { Link } from '../../ground/router.js';
import { moment } from '../../ground/time.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { useInvoicedOrders } from './invoices.hook.js';
import { invoiceWords } from './words.js';

/** Orders of an invoice, by the time they ended. */
export function InvoiceLines({ id }: { id: number }) {
  const text = useWords(invoiceWords);
  const orders = useInvoicedOrders(id);
  if (orders.isPending) return <Loading lines={8} />;
  if (orders.error) return <Failure error={orders.error} again={orders.refetch} />;
  if (orders.data.items.length === 0) return <p className="soft">{text.givenBack}</p>;
  return (
    <table className="table bill-lines">
      <thead>
        <tr>
          <th scope="col">{text.ended}</th>
          <th scope="col">{text.order}</th>
          <th scope="col">{text.dropoff}</th>
          <th scope="col" className="amount">
            {text.price}
          </th>
          <th scope="col" className="amount">
            {text.late}
          </th>
          <th scope="col" className="amount">
            {text.owed}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.data.items.map((one) => (
          <tr key={one.id}>
            <td className="number soft">{moment(one.endedAt)}</td>
            <td className="number">
              <Link to={`/painel?pedido=${one.id}`}>{one.publicId}</Link>{' '}
              <span className="soft">{one.externalId}</span>
            </td>
            <td>
              {one.dropoff}
              {one.status === 'cancelled' && <span className="soft"> {text.cancelled}</span>}
            </td>
            <td className="amount number">{one.status === 'cancelled' ? '–' : money(one.totalCents)}</td>
            <td className="amount number">{one.lateChargeCents === 0 ? '–' : money(one.lateChargeCents)}</td>
            <td className="amount number">{money(one.amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
