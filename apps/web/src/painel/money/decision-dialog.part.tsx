import { useId, useState } from 'react';
import { money } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { differenceCents, isAcceptable, type Payment } from './money.rules.js';
import type { Decision } from './money.hook.js';
import { moneyWords as text } from '../words.js';

interface DecisionDialogProps {
  payment: Payment;
  busy: boolean;
  confirm: (decision: Decision, note: string | null) => void;
  close: () => void;
}

const DECISIONS: readonly Decision[] = ['accept', 'credit', 'return'];

/** Three decisions on a payment, each with its consequence. No decision can be undone, so none is preselected. */
export function DecisionDialog({ payment, busy, confirm, close }: DecisionDialogProps) {
  const name = useId();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [note, setNote] = useState('');
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
  const actions = (
    <>
      <Button onClick={close}>{text.back}</Button>
      <Button
        kind="primary"
        busy={busy}
        disabled={decision === null}
        onClick={() => {
          if (decision) confirm(decision, note.trim() === '' ? null : note.trim());
        }}
      >
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={text.decide} close={close} actions={actions}>
      <div className="stack">
        <p>{order ? text.fact(money(amount), order.publicId, money(order.totalCents)) : text.goneOrder}</p>
        <fieldset className="stack g8">
          <legend className="sr">{text.decide}</legend>
          {DECISIONS.map((one) => (
            <label
              key={one}
              className={
                decision === one ? 'choice frame tops decision chosen' : 'choice frame tops decision'
              }
            >
              <input
                type="radio"
                name={name}
                checked={decision === one}
                disabled={one === 'accept' && !acceptable}
                onChange={() => {
                  setDecision(one);
                }}
              />
              <span>
                <strong>{text.decisions[one]}</strong>
                <span className="soft block">{consequences[one]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={text.note}
          hint={text.noteHint}
          maxLength={500}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
          }}
        />
      </div>
    </Dialog>
  );
}
