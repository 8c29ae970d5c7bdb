import { call } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { moment } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import type { Movement, OrderDetail } from '../data/orders.hook.js';
import { orderWords, tipWords as text } from '../words.js';

interface TipProps {
  order: Pick<OrderDetail, 'id' | 'tipCents' | 'courier'>;
  given: () => Promise<unknown>;
}

/** What a shop gives the courier of a finished order on top of the pay. */
export function Tip({ order, given }: TipProps) {
  if (!order.courier) return null;
  const { name } = order.courier;
  return (
    <Button onClick={() => showDialog((close) => <TipDialog {...{ order, given, close }} who={name} />)}>
      {order.tipCents > 0 ? text.more : text.act}
    </Button>
  );
}

function TipDialog({
  order: { id, tipCents },
  who,
  given,
  close,
}: TipProps & { who: string; close: () => void }) {
  const tip = c.record({
    tipCents: c.field(text.amount, c.centsFrom(tipCents + 1), { autoComplete: 'off' }),
  });
  const form = useRecordForm(tip, {
    begin: () => ({ tipCents: tipCents || null }),
    fault: text.least(money(tipCents)),
    save: async (wanted) => {
      await call('PUT /api/merchant/orders/{id}/tip', { id, ...wanted });
      notify(text.done({ amount: money(wanted.tipCents), who }));
      await given();
    },
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.title(who)} action={text.save} close={close}>
      <p className="soft">{text.lead}</p>
      <Fields form={form} of={['tipCents']} />
    </FormDialog>
  );
}

/** What an order costs, who pays it, and what it moved. */
export function MoneyPart({ order, movements }: { order: OrderDetail; movements: readonly Movement[] }) {
  const { totalCents, lateChargeCents, paymentMethod, paymentStatus } = order;
  const states = orderWords.paymentStatus as Readonly<Record<string, string>>;
  const entries = orderWords.entries as Readonly<Record<string, string>>;
  return (
    <section className="box stack">
      <h2>{orderWords.money}</h2>
      <dl className="facts">
        <dt>{orderWords.price}</dt>
        <dd>{money(totalCents)}</dd>
        {lateChargeCents > 0 && (
          <>
            <dt>{orderWords.late}</dt>
            <dd>{money(lateChargeCents)}</dd>
            <dt>{orderWords.total}</dt>
            <dd>
              <strong>{money(totalCents + lateChargeCents)}</strong>
            </dd>
          </>
        )}
        {order.tipCents > 0 && (
          <>
            <dt>{orderWords.entries.courier_tip}</dt>
            <dd>{money(order.tipCents)}</dd>
          </>
        )}
        <dt>{orderWords.whoPays}</dt>
        <dd>
          {orderWords.store} · {orderWords.payment[paymentMethod]}
          {paymentStatus !== null && ` · ${states[paymentStatus] ?? paymentStatus}`}
        </dd>
      </dl>
      {movements.length > 0 && (
        <>
          <h3>{orderWords.moved}</h3>
          <ul className="lines">
            {movements.map(({ id, kind, operation, amountCents, createdAt }) => (
              <li key={id} className="row">
                <span className="grow">{entries[kind] ?? orderWords.entries.other}</span>
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
