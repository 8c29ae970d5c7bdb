import { useState } from 'react';
import * as c from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { newKey } from '../../ground/new-key.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { FormDialog } from '../../ground/ui/form-dialog.js';
import { METHODS, useMovement, type Act, type WalletKind } from './wallet.hook.js';
import { walletWords as text } from '../words.js';

interface MovementDialogProps {
  kind: WalletKind;
  holder: number;
  name: string;
  act: Act;
  balance: number;
  close: () => void;
}

const MOVEMENT = c.record({
  amountCents: c.field(text.amount, c.saying(text.noAmount, c.centsFrom(1)), {
    autoComplete: 'off',
    placeholder: '0,00',
  }),
  paymentMethod: c.field(text.method, c.oneOf(METHODS, text.methods)),
  description: c.field(text.description, c.needed, { hint: text.descriptionHint, maxLength: 191 }),
  chargeFee: c.field(text.fee, c.flag),
});

/** A movement by hand; the resulting balance is shown before it is sent. */
export function MovementDialog({ kind, holder, name, act, balance, close }: MovementDialogProps) {
  const moving = useMovement(kind, holder);
  const [key] = useState(newKey);
  const form = useRecordForm(MOVEMENT, {
    begin: { paymentMethod: 'pix', chargeFee: true },
    fault: text.noDescription,
    save: (movement) => moving.mutateAsync({ act, key, ...movement }),
    saved: close,
  });
  const cents = form.read.amountCents ?? null;
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
      <Fields form={form} of={['amountCents']} />
      {act === 'topUp' && <Fields form={form} of={['paymentMethod']} />}
      <Fields form={form} of={['description']} />
      {act === 'topUp' && kind === 'merchants' && <Fields form={form} of={['chargeFee']} />}
    </FormDialog>
  );
}
