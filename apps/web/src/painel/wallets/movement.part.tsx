import { useState, type SubmitEvent } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { newKey } from '../../ground/new-key.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { Check, SelectField, TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { METHODS, useMovement, type Act, type Movement, type WalletKind } from './wallet.hook.js';
import { centsOf } from './wallet.rules.js';
import { walletWords } from './words.js';

interface MovementDialogProps {
  kind: WalletKind;
  holder: number;
  name: string;
  act: Act;
  balance: number;
  close: () => void;
}

/** A movement by hand; the resulting balance is shown before it is sent. */
export function MovementDialog({ kind, holder, name, act, balance, close }: MovementDialogProps) {
  const text = useWords(walletWords);
  const moving = useMovement(kind, holder);
  const [key] = useState(newKey);
  const [amount, setAmount] = useState('');
  const [description, setDescription] = useState('');
  const [method, setMethod] = useState<Movement['paymentMethod']>('pix');
  const [chargeFee, setChargeFee] = useState(true);
  const [tried, setTried] = useState(false);
  const cents = centsOf(amount);
  const after = cents === null ? null : balance + (act === 'debit' ? -cents : cents);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (cents === null || description.trim() === '') return;
    moving.mutate(
      { act, amountCents: cents, description: description.trim(), paymentMethod: method, chargeFee, key },
      { onSuccess: close },
    );
  };
  const actions = (
    <>
      <span className="grow soft">
        {after !== null && (
          <>
            {text.after} <strong className="number">{money(after)}</strong>
          </>
        )}
      </span>
      <Button kind="primary" type="submit" form="movement" busy={moving.isPending}>
        {text.do[act]}
      </Button>
    </>
  );
  return (
    <Dialog title={text.title[act](name)} close={close} actions={actions}>
      <form id="movement" className="stack" onSubmit={send} noValidate>
        <p className="soft">{text.lead[act]}</p>
        <TextField
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          value={amount}
          error={tried && cents === null ? text.noAmount : undefined}
          onChange={({ target }) => {
            setAmount(target.value);
          }}
        />
        {act === 'topUp' && (
          <SelectField
            label={text.method}
            value={method}
            onChange={({ target }) => {
              setMethod(target.value as Movement['paymentMethod']);
            }}
          >
            {METHODS.map((one) => (
              <option key={one} value={one}>
                {text.methods[one]}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={text.description}
          hint={text.descriptionHint}
          maxLength={191}
          value={description}
          error={tried && description.trim() === '' ? text.noDescription : undefined}
          onChange={({ target }) => {
            setDescription(target.value);
          }}
        />
        {act === 'topUp' && kind === 'merchants' && (
          <Check
            label={text.fee}
            checked={chargeFee}
            onChange={({ target }) => {
              setChargeFee(target.checked);
            }}
          />
        )}
        {moving.error && (
          <p className="error" role="alert">
            <Icon name="alert" /> {problemText(moving.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
