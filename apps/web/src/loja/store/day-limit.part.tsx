import { useForm } from '../../ground/form.js';
import { centsOf, money, reais } from '../../ground/money.js';
import { Button } from '../../ground/ui/button.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { dayLimitWords as text } from '../words.js';

interface DayLimitProps {
  /** null: no limit. */
  limitCents: number | null;
  save: (dayLimitCents: number | null) => Promise<unknown>;
}

/** What a sub-user or an app may order for in a day. */
export function DayLimit({ limitCents, save }: DayLimitProps) {
  const form = useForm({
    begin: { amount: limitCents === null ? '' : reais(limitCents) },
    faults: ({ amount }) =>
      amount.trim() === '' || centsOf(amount) !== null ? {} : { amount: text.notAnAmount },
    save: ({ amount }) => save(amount.trim() === '' ? null : centsOf(amount)),
    saved: () => notify(text.saved),
  });
  return (
    <details className="below">
      <summary>{limitCents === null ? text.none : text.upTo(money(limitCents))}</summary>
      <Form form={form}>
        <TextField label={text.label} hint={text.hint} inputMode="decimal" {...form.field('amount')} />
        <p>
          <Button type="submit" busy={form.busy}>
            {text.save}
          </Button>
        </p>
      </Form>
    </details>
  );
}
