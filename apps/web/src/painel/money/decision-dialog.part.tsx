import { useId } from 'react';
import { sendChange } from '../../base/api/client.js';
import { textOrNull } from '../../base/form-text.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { useClose } from '../../base/ui/dialog.js';
import { TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { notify } from '../../base/ui/toast.js';
import { differenceCents, MONEY, type Payment } from './money.hook.js';
import { moneyWords as text } from '../words.js';

const DECISIONS = ['accept', 'credit', 'return'] as const;
type Decision = (typeof DECISIONS)[number];

const UNDECIDED: { readonly decision: Decision | null; readonly note: string } = { decision: null, note: '' };

/** No decision can be undone, so none is preselected. */
export function DecisionDialog({ payment }: { payment: Payment }) {
  const close = useClose();
  const name = useId();
  const form = useForm({
    begin: UNDECIDED,
    save: async ({ decision, note }) => {
      if (!decision) return;
      const body = { decision, note: textOrNull(note) };
      await sendChange('POST /api/admin/payments/{id}/decide', { id: payment.id, ...body }, ...MONEY);
      notify(text.decided[decision]);
      close();
    },
  });
  const { decision } = form.values;
  const { order, amount } = payment;
  const off = differenceCents(payment);
  // Only while its order still waits for a payment.
  const acceptable = order?.status === 'waiting';
  const consequences: Record<Decision, string> = {
    accept: !acceptable
      ? text.notAcceptable
      : off > 0
        ? text.acceptMuch(money(off))
        : text.acceptLittle(money(-off)),
    credit: text.creditHint(money(amount)),
    return: text.returnHint,
  };
  return (
    <FormDialog form={form} title={text.decide} action={text.confirm} disabled={decision === null} back>
      <p>
        {order
          ? text.fact({ came: money(amount), order: order.publicId, costs: money(order.totalCents) })
          : text.goneOrder}
      </p>
      <fieldset className="stack g8">
        <legend className="sr">{text.decide}</legend>
        {DECISIONS.map((one) => (
          <label
            key={one}
            className={decision === one ? 'choice frame tops decision chosen' : 'choice frame tops decision'}
          >
            <input
              type="radio"
              name={name}
              disabled={one === 'accept' && !acceptable}
              {...form.radio('decision', one)}
            />
            <span>
              <strong>{text.decisions[one]}</strong>
              <span className="soft block">{consequences[one]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextField label={text.note} hint={text.noteHint} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
