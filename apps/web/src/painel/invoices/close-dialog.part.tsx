import { useState, type SubmitEvent } from 'react';
import { Problem } from '../../ground/api/client.js';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { addDays } from '../../ground/days.js';
import { money } from '../../ground/money.js';
import { calendarDay, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import { useClosing, type Unbilled } from './invoices.hook.js';
import { sumOf } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

const DUE_DAYS = 7;

/** A day that may not be; that nothing waits for an invoice is no fault of the day. */
const isInvalid = (error: unknown) => error instanceof Problem && error.code === 'invalid_value';

interface CloseDialogProps {
  accounts: readonly Unbilled[];
  /** With the invoice, where there is one only. */
  close: (id?: number) => void;
}

/** Closes the period of one account or of several, through a day, with a due date. Yesterday is the default, as today is not over. */
export function CloseDialog({ accounts, close }: CloseDialogProps) {
  const closing = useClosing();
  const yesterday = addDays(calendarDay(now()), -1);
  const [through, setThrough] = useState(yesterday);
  const [dueDay, setDueDay] = useState(addDays(yesterday, DUE_DAYS + 1));
  const refused = closing.data?.refused ?? [];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // Of a second try only those are left that were refused.
    const left = refused.length > 0 ? refused.map(({ account }) => account) : accounts;
    closing.mutate(
      { accounts: left, through, dueDay },
      {
        onSuccess: ({ invoices, refused: still }) => {
          const [first] = invoices;
          if (first)
            notify(
              invoices.length === 1
                ? text.closed(first.number, money(first.totalCents))
                : text.closedMany(invoices.length, money(sumOf(invoices))),
            );
          if (still.length === 0) close(accounts.length === 1 ? first?.id : undefined);
        },
      },
    );
  };
  const { error } = closing;
  const of = (name: string) => isInvalid(error) && fieldText(error, name) !== undefined;
  const faults = {
    through: of('through') ? text.throughWrong : undefined,
    dueDay: of('dueDay') ? text.dueWrong : undefined,
  };
  const atFields = faults.through !== undefined || faults.dueDay !== undefined;
  const [only] = accounts;
  return (
    <Dialog
      title={
        accounts.length === 1
          ? text.closeTitle(only?.merchantName ?? '')
          : text.closeManyTitle(accounts.length)
      }
      close={() => {
        close();
      }}
      actions={
        <Button kind="primary" type="submit" form="close-period" busy={closing.isPending}>
          {text.closeDo}
        </Button>
      }
    >
      <form id="close-period" className="stack" onSubmit={send} noValidate>
        <p>{text.closeLead}</p>
        <div className="two">
          <TextField
            label={text.through}
            type="date"
            max={yesterday}
            error={faults.through}
            value={through}
            onChange={({ target }) => {
              setThrough(target.value);
            }}
          />
          <TextField
            label={text.due}
            type="date"
            min={through}
            error={faults.dueDay}
            value={dueDay}
            onChange={({ target }) => {
              setDueDay(target.value);
            }}
          />
        </div>
        {error && !atFields && (
          <p className="error" role="alert">
            <Icon name="alert" /> {problemText(error)}
          </p>
        )}
        {refused.map(({ account, error: reason }) => (
          <p key={account.merchantId} className="error" role="alert">
            <Icon name="alert" /> {accounts.length > 1 && `${account.merchantName}: `}
            {problemText(reason)}
          </p>
        ))}
      </form>
    </Dialog>
  );
}
