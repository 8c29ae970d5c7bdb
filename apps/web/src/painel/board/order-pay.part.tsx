import { type OrderDetail, call, again, keyOf } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { payLineWords, tipWords as text } from '../words.js';

/** What the courier's pay is made of, and its tip. */
export function OrderPay({ order }: { order: OrderDetail }) {
  const may = useMay();
  return (
    <details className="below-it">
      <summary>{text.title}</summary>
      <dl className="facts">
        {order.payLines.map(({ kind, cents }) => (
          <div key={kind} className="key-line soft">
            <dt>{payLineWords[kind]}</dt>
            <dd className="number">{money(cents)}</dd>
          </div>
        ))}
      </dl>
      {may('wallets') && order.status !== 'cancelled' && (
        <Button kind="quiet" onClick={() => showDialog((close) => <TipDialog order={order} close={close} />)}>
          {text.tip}
        </Button>
      )}
    </details>
  );
}

function TipDialog({ order: { id, tipCents, status }, close }: { order: OrderDetail; close: () => void }) {
  const tip = c.record({
    tipCents: c.field(text.amount, c.centsFrom(tipCents), { autoComplete: 'off' }),
  });
  const form = useRecordForm(tip, {
    begin: { tipCents },
    fault: text.least(money(tipCents)),
    save: (given) => call('PUT /api/admin/orders/{id}/tip', { id, ...given }),
    saved: (_, given) => {
      notify(text.done(money(given.tipCents)));
      void again(keyOf('/api/admin/orders/{id}', { id }));
      close();
    },
  });
  return (
    <FormDialog form={form} title={text.tipTitle} action={text.save} close={close}>
      <p className="soft">{status === 'completed' ? text.leadPaid : text.lead}</p>
      <Fields form={form} of={['tipCents']} />
    </FormDialog>
  );
}
