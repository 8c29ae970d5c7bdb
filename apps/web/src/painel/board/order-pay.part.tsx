import { useOpen } from '../../ground/open.js';
import { type OrderDetail, call, again, keyOf } from '../../ground/api/client.js';
import { useForm } from '../../ground/form.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { useMay } from '../../ground/session.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { payLineWords, tipWords as text } from '../words.js';

/** What the courier's pay is made of, and its tip. */
export function OrderPay({ order }: { order: OrderDetail }) {
  const tipping = useOpen();
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
        <Button kind="quiet" onClick={tipping.open}>
          {text.tip}
        </Button>
      )}
      {tipping.is && <TipDialog order={order} close={tipping.close} />}
    </details>
  );
}

function TipDialog({ order: { id, tipCents, status }, close }: { order: OrderDetail; close: () => void }) {
  const form = useForm({
    begin: { tipCents: reais(tipCents) },
    faults: ({ tipCents: typed }) => {
      const cents = centsOf(typed);
      return cents === null || cents < tipCents ? { tipCents: text.least(money(tipCents)) } : {};
    },
    save: async ({ tipCents: typed }) => {
      const cents = centsOf(typed) ?? 0;
      await call('PUT /api/admin/orders/{id}/tip', { id, tipCents: cents });
      notify(text.done(money(cents)));
      await again(keyOf('/api/admin/orders/{id}', { id }));
    },
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.tipTitle} action={text.save} close={close}>
      <p className="soft">{status === 'completed' ? text.leadPaid : text.lead}</p>
      <TextField label={text.amount} inputMode="decimal" autoComplete="off" {...form.field('tipCents')} />
    </FormDialog>
  );
}
