import * as c from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { dayLimitWords as text } from '../words.js';

interface DayLimitProps {
  /** null: no limit. */
  limitCents: number | null;
  save: (dayLimitCents: number | null) => Promise<unknown>;
}

const LIMIT = c.record({
  limitCents: c.field(text.label, c.optional(c.cents), { hint: text.hint }),
});

/** What a sub-user or an app may order for in a day. */
export function DayLimit({ limitCents, save }: DayLimitProps) {
  const form = useRecordForm(LIMIT, {
    begin: { limitCents },
    fault: text.notAnAmount,
    save: (limit) => save(limit.limitCents),
    saved: () => notify(text.saved),
  });
  return (
    <details className="below">
      <summary>{limitCents === null ? text.none : text.upTo(money(limitCents))}</summary>
      <Form form={form}>
        <Fields form={form} of={['limitCents']} />
        <p>
          <Submit form={form} kind="plain">
            {text.save}
          </Submit>
        </p>
      </Form>
    </details>
  );
}
