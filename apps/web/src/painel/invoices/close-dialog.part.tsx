import { useState, type SubmitEvent } from 'react';
import { fieldText, problemText } from '../../ground/api/problem-words.js';
import { useWords } from '../../ground/language.js';
import { money } from '../../ground/money.js';
import { calendarDay, now } from '../../ground/time.js';
import { Button } from '../../ground/ui/button.js';
import { Dialog } from '../../ground/ui/dialog.js';
import { TextField } from '../../ground/ui/field.js';
import { Icon } from '../../ground/ui/icon.js';
import { notify } from '../../ground/ui/toast.js';
import { useClosing, type Unbilled } from './invoices.hook.js';
import { dayPlus } from './invoices.rules.js';
import { invoiceWords } from './words.js';

const DUE_DAYS = 7;

/** Closes an account's period through a day and sets the due date. Yesterday is the default, as today is not over. */
export function CloseDialog({ account, close }: { account: Unbilled; close: (id?: number) => void }) {
  const text = useWords(invoiceWords);
  const closing = useClosing();
  const yesterday = dayPlus(calendarDay(now()), -1);
  const [through, setThrough] = useState(yesterday);
  const [dueDay, setDueDay] = useState(dayPlus(yesterday, DUE_DAYS + 1));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    closing.mutate(
      { merchantId: account.merchantId, through, dueDay },
      {
        onSuccess: (invoice) => {
          notify(text.closed(invoice.number, money(invoice.totalCents)));
          close(invoice.id);
        },
      },
    );
  };
  const faults = {
    through: fieldText(closing.error, 'through') && text.throughWrong,
    dueDay: fieldText(closing.error, 'dueDay') && text.dueWrong,
  };
  return (
    <Dialog
      title={text.closeTitle(account.merchantName)}
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
        {closing.error && faults.through === undefined && faults.dueDay === undefined && (
          <p className="error" role="alert">
            <Icon name="alert" /> {problemText(closing.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
