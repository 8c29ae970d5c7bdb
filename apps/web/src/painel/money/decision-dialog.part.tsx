import { useId } from 'react';
import { textOrNull } from '../../base/form-text.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { Button } from '../../base/ui/button.js';
import { TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { differenceCents, isAcceptable, type Payment } from './money.rules.js';
import type { Decision } from './money.hook.js';
import { moneyWords as text } from '../words.js';

interface DecisionDialogProps {
  payment: Payment;
  confirm: (decision: Decision, note: string | null) => Promise<unknown>;
  close: () => void;
}

const DECISIONS: readonly Decision[] = ['accept', 'credit', 'return'];

const UNDECIDED: { readonly decision: Decision | null; readonly note: string } = { decision: null, note: '' };

/** Three decisions on a payment, each with its consequence. No decision can be undone, so none is preselected. */
export function DecisionDialog({ payment, confirm, close }: DecisionDialogProps) {
  const name = useId();
  const form = useForm({
    begin: UNDECIDED,
    save: ({ decision, note }) => (decision ? confirm(decision, textOrNull(note)) : Promise.resolve()),
  });
  const { decision } = form.values;
  const { order, amount } = payment;
  const off = differenceCents(payment);
  const acceptable = isAcceptable(payment);
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
    <FormDialog
      form={form}
      title={text.decide}
      action={text.confirm}
      disabled={decision === null}
      beside={<Button onClick={close}>{text.back}</Button>}
      close={close}
    >
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
