import { call } from '../../ground/api/client.js';
import * as c from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Button } from '../../ground/ui/button.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { showDialog } from '../../ground/ui/show-dialog.js';
import { type OrderDetail } from '../data/orders.hook.js';
import { tipWords as text } from '../words.js';

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
