import { useState } from 'react';
import { useForm } from '../../ground/form.js';
import { money } from '../../ground/money.js';
import { newKey } from '../../ground/new-key.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { METHODS, useMovement, type Act, type Movement, type WalletKind } from './wallet.hook.js';
import { centsOf } from './wallet.rules.js';
import { walletWords as text } from '../words.js';

interface MovementDialogProps {
  kind: WalletKind;
  holder: number;
  name: string;
  act: Act;
  balance: number;
  close: () => void;
}

/** A movement as it is typed. */
interface Typed extends Pick<Movement, 'description' | 'paymentMethod' | 'chargeFee'> {
  readonly amount: string;
}

const NEW_MOVEMENT: Typed = { amount: '', description: '', paymentMethod: 'pix', chargeFee: true };

/** A movement by hand; the resulting balance is shown before it is sent. */
export function MovementDialog({ kind, holder, name, act, balance, close }: MovementDialogProps) {
  const moving = useMovement(kind, holder);
  const [key] = useState(newKey);
  const form = useForm({
    begin: NEW_MOVEMENT,
    faults: ({ amount, description }) => ({
      ...(centsOf(amount) === null && { amount: text.noAmount }),
      ...(description.trim() === '' && { description: text.noDescription }),
    }),
    save: ({ amount, description, ...rest }) =>
      moving.mutateAsync({
        ...{ act, key, ...rest },
        amountCents: centsOf(amount) ?? 0,
        description: description.trim(),
      }),
    saved: close,
  });
  const cents = centsOf(form.values.amount);
  const after = cents === null ? null : balance + (act === 'debit' ? -cents : cents);
  const beside = (
    <span className="grow soft">
      {after !== null && (
        <>
          {text.after} <strong className="number">{money(after)}</strong>
        </>
      )}
    </span>
  );
  return (
    <FormDialog form={form} title={text.title[act](name)} action={text.do[act]} beside={beside} close={close}>
      <p className="soft">{text.lead[act]}</p>
      <TextField
        label={text.amount}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        {...form.field('amount')}
      />
      {act === 'topUp' && (
        <SelectField
          label={text.method}
          {...form.choice('paymentMethod', METHODS)}
          options={METHODS.map((one) => [one, text.methods[one]])}
        />
      )}
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        maxLength={191}
        {...form.field('description')}
      />
      {act === 'topUp' && kind === 'merchants' && <Check label={text.fee} {...form.check('chargeFee')} />}
    </FormDialog>
  );
}
