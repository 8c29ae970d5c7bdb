import { money } from '../../ground/money.js';
import { moment } from '../../ground/time.js';
import type { Movement, OrderDetail } from '../data/orders.hook.js';
import { orderWords as text } from '../words.js';

/** What an order costs, who pays it, and what it moved. */
export function MoneyPart({ order, movements }: { order: OrderDetail; movements: readonly Movement[] }) {
  const { totalCents, lateChargeCents, paymentMethod, paymentStatus } = order;
  const states = text.paymentStatus as Readonly<Record<string, string>>;
  const entries = text.entries as Readonly<Record<string, string>>;
  return (
    <section className="box stack">
      <h2>{text.money}</h2>
      <dl className="facts">
        <dt>{text.price}</dt>
        <dd>{money(totalCents)}</dd>
        {lateChargeCents > 0 && (
          <>
            <dt>{text.late}</dt>
            <dd>{money(lateChargeCents)}</dd>
            <dt>{text.total}</dt>
            <dd>
              <strong>{money(totalCents + lateChargeCents)}</strong>
            </dd>
          </>
        )}
        {order.tipCents > 0 && (
          <>
            <dt>{text.entries.courier_tip}</dt>
            <dd>{money(order.tipCents)}</dd>
          </>
        )}
        <dt>{text.whoPays}</dt>
        <dd>
          {text.store} · {text.payment[paymentMethod]}
          {paymentStatus !== null && ` · ${states[paymentStatus] ?? paymentStatus}`}
        </dd>
      </dl>
      {movements.length > 0 && (
        <>
          <h3>{text.moved}</h3>
          <ul className="lines">
            {movements.map(({ id, kind, operation, amountCents, createdAt }) => (
              <li key={id} className="row">
                <span className="grow">{entries[kind] ?? text.entries.other}</span>
                <span className="soft number">{moment(createdAt)}</span>
                <strong className="number">
                  {operation === 'debit' ? '− ' : '+ '}
                  {money(amountCents)}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
