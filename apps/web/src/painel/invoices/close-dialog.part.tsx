import { useState } from 'react';
import { again, type Body, call, Problem } from '../../base/api/client.js';
import { problemText } from '../../base/api/problem-words.js';
import { addDays } from '../../base/days.js';
import { useForm } from '../../base/form.js';
import { money } from '../../base/money.js';
import { calendarDay, now } from '../../base/time.js';
import { TextField } from '../../base/ui/field.js';
import { FormDialog } from '../../base/ui/form-dialog.js';
import { Icon } from '../../base/ui/icon.js';
import { notify } from '../../base/ui/toast.js';
import { closeInCalls, type Invoice, sumOf, type Unbilled } from './invoices.rules.js';
import { invoiceWords as text } from '../words.js';

const DUE_DAYS = 7;

/** Takes the fields off an error that is not about the days, so that no field shows it as its own. */
function ofDaysOnly(error: unknown): never {
  if (!(error instanceof Problem) || error.code === 'invalid_value') throw error;
  throw new Problem(error.status, error.code, error.message);
}

interface CloseDialogProps {
  accounts: readonly Unbilled[];
  /** Gets the id where there is one invoice only. */
  close: (id?: number) => void;
}

/** Yesterday is the default, as today is not over. */
export function CloseDialog({ accounts, close }: CloseDialogProps) {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const yesterday = addDays(calendarDay(now()), -1);
  const form = useForm({
    begin: { through: yesterday, dueDay: addDays(yesterday, DUE_DAYS + 1) },
    save: (period) => {
      // A second attempt takes only those that were refused.
      const left = refused.length > 0 ? refused.map(({ account }) => account) : accounts;
      return closeAll(left, period).catch(ofDaysOnly);
    },
    saved: (results, period) => {
      const invoices = results.flatMap((one) => ('invoice' in one ? one.invoice : []));
      const still = results.filter((one) => 'account' in one);
      setRefused(still);
      const [first] = invoices;
      if (first)
        notify(
          invoices.length === 1
            ? text.closed({ number: first.number, sum: money(first.totalCents) })
            : text.closedMany({ count: invoices.length, sum: money(sumOf(invoices)) }),
        );
      if (still.length === 0) close(accounts.length === 1 ? first?.id : undefined);
      else form.set(period);
    },
  });
  const wrong = (day: 'through' | 'dueDay', said: string) =>
    form.errorAt(day) === undefined ? undefined : said;
  const [only] = accounts;
  return (
    <FormDialog
      form={form}
      title={
        accounts.length === 1
          ? text.closeTitle(only?.merchantName ?? '')
          : text.closeManyTitle(accounts.length)
      }
      action={text.closeDo}
      noValidate
      close={() => close()}
    >
      <p>{text.closeLead}</p>
      <div className="two">
        <TextField
          label={text.through}
          type="date"
          max={yesterday}
          {...form.field('through')}
          error={wrong('through', text.throughWrong)}
        />
        <TextField
          label={text.due}
          type="date"
          min={form.values.through}
          {...form.field('dueDay')}
          error={wrong('dueDay', text.dueWrong)}
        />
      </div>
      {refused.map(({ account, error: reason }) => (
        <p key={account.merchantId} className="error" role="alert">
          <Icon name="alert" /> {accounts.length > 1 && `${account.merchantName}: `}
          {problemText(reason)}
        </p>
      ))}
    </FormDialog>
  );
}

type Period = Omit<Body<'POST /api/admin/invoices/bulk'>, 'merchantIds'>;
type Refused = { readonly account: Unbilled; readonly error: unknown };
type Closed = { readonly invoice: Invoice } | Refused;

/** Each call is one act in the audit log. */
async function close(accounts: readonly Unbilled[], period: Period): Promise<Closed[]> {
  const { results } = await call('POST /api/admin/invoices/bulk', {
    merchantIds: accounts.map(({ merchantId }) => merchantId),
    ...period,
  });
  return results.flatMap(({ invoice, refusal }, index): Closed[] => {
    const account = accounts[index];
    if (refusal !== null && account) return [{ account, error: new Problem(409, refusal, refusal) }];
    return invoice ? [{ invoice }] : [];
  });
}

async function closeAll(accounts: readonly Unbilled[], period: Period): Promise<Closed[]> {
  const failed = (account: Unbilled, error: unknown) => ({ account, error });
  try {
    return await closeInCalls(accounts, (part) => close(part, period), failed);
  } finally {
    await again('/api/admin/invoices');
  }
}
