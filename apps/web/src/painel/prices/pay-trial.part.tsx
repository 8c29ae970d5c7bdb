import { problemText } from '../../ground/api/problem-words.js';
import { useDraft } from '../../ground/form-fields.js';
import { money } from '../../ground/money.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Table } from '../../ground/ui/table.js';
import { FIRST_RIDE, payQuestionOf, type PayDraft, type RideDraft } from './pay-draft.rules.js';
import { useTrial } from './prices.hook.js';
import { payLineWords, payRuleWords as text } from '../words.js';

const FIELDS = ['price', 'toPickupKm', 'wayKm', 'returnKm', 'wait', 'worked'] as const;

/** A supposed ride and what it pays by the rules of the form, line by line. */
export function PayTrial({ draft }: { draft: PayDraft }) {
  const form = useDraft<RideDraft>(FIRST_RIDE);
  const question = payQuestionOf(draft, form.values);
  return (
    <section className="card padded stack" aria-label={text.try}>
      <h2>{text.try}</h2>
      <p className="soft">{text.tryLead}</p>
      <div className="pair">
        {FIELDS.map((name) => (
          <TextField key={name} label={text.ride[name]} inputMode="decimal" {...form.field(name)} />
        ))}
        {(['rush', 'failed'] as const).map((name) => (
          <Check key={name} label={text.ride[name]} {...form.check(name)} />
        ))}
      </div>
      <PayAnswer question={question} />
    </section>
  );
}

function PayAnswer({ question }: { question: ReturnType<typeof payQuestionOf> }) {
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
