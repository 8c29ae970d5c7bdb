import { problemText } from '../../ground/api/problem-words.js';
import type { ValueOf } from '../../ground/codec.js';
import { money } from '../../ground/money.js';
import { useRecordDraft } from '../../ground/record-form.js';
import { Fields } from '../../ground/ui/fields.js';
import { Table } from '../../ground/ui/table.js';
import { FIRST_RIDE, RIDE, type PAY } from './pay.rules.js';
import { useTrial } from './prices.hook.js';
import { payLineWords, payRuleWords as text } from '../words.js';

type Pay = ValueOf<typeof PAY>;

/** A supposed ride and what it pays by the rules of the form, line by line; null: they cannot be read. */
export function PayTrial({ pay }: { pay: Pay | null }) {
  const form = useRecordDraft(RIDE, FIRST_RIDE);
  const question = pay && form.record && { rules: pay.payRules, shareBp: pay.courierShareBp, ...form.record };
  return (
    <section className="card padded stack" aria-label={text.try}>
      <h2>{text.try}</h2>
      <p className="soft">{text.tryLead}</p>
      <div className="pair">
        <Fields form={form} of={['totalCents', 'toPickupM', 'distanceM', 'returnM']} />
        <Fields form={form} of={['waitMinutes', 'workedMinutes', 'rush', 'failed']} />
      </div>
      <PayAnswer question={question} />
    </section>
  );
}

function PayAnswer({ question }: { question: object | null }) {
  const trial = useTrial('POST /api/admin/hub/pay-trial', question);
  return (
    <div className="stack ruled" role="status" aria-busy={trial.isFetching}>
      {question === null && <p className="soft">{text.faults}</p>}
      {question !== null && trial.error && <p className="error">{problemText(trial.error)}</p>}
      {question !== null && trial.data && !trial.error && (
        <>
          <Table
            bare
            headless
            className="price-lines"
            rows={[{ kind: 'share' as const, cents: trial.data.shareCents }, ...trial.data.lines]}
            keyOf={({ kind }) => kind}
            columns={[
              { name: 'line', head: true, sum: text.total, cell: ({ kind }) => payLineWords[kind] },
              {
                name: 'cents',
                end: true,
                sum: money(trial.data.payCents),
                cell: ({ cents }) => money(cents),
              },
            ]}
          />
          {trial.data.centsPerKm !== null && (
            <p className="soft">{text.perKilometre(money(trial.data.centsPerKm))}</p>
          )}
        </>
      )}
    </div>
  );
}
