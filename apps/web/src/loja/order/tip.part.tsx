import { call } from '../../ground/api/client.js';
import { useOpen } from '../../ground/open.js';
import { useForm } from '../../ground/form.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { notify } from '../../ground/ui/toast.js';
import { type OrderDetail } from '../data/orders.hook.js';
import { tipWords as text } from '../words.js';

interface TipProps {
  order: Pick<OrderDetail, 'id' | 'tipCents' | 'courier'>;
  given: () => Promise<unknown>;
}

/** What a shop gives the courier of a finished order on top of the pay. */
export function Tip({ order, given }: TipProps) {
  const giving = useOpen();
  if (!order.courier) return null;
  return (
    <>
      <Button onClick={giving.open}>{order.tipCents > 0 ? text.more : text.act}</Button>
      {giving.is && <TipDialog order={order} who={order.courier.name} given={given} close={giving.close} />}
    </>
  );
}

function TipDialog({
  order: { id, tipCents },
  who,
  given,
  close,
}: TipProps & { who: string; close: () => void }) {
  const form = useForm({
    begin: () => ({ tipCents: tipCents > 0 ? reais(tipCents) : '' }),
    faults: ({ tipCents: typed }) => {
      const cents = centsOf(typed);
      return cents === null || cents <= tipCents ? { tipCents: text.least(money(tipCents)) } : {};
    },
    save: async ({ tipCents: typed }) => {
      const cents = centsOf(typed) ?? 0;
      await call('PUT /api/merchant/orders/{id}/tip', { id, tipCents: cents });
      notify(text.done({ amount: money(cents), who }));
      await given();
    },
    saved: close,
  });
  return (
    <FormDialog form={form} title={text.title(who)} action={text.save} close={close}>
      <p className="soft">{text.lead}</p>
      <TextField label={text.amount} inputMode="decimal" autoComplete="off" {...form.field('tipCents')} />
    </FormDialog>
  );
}
