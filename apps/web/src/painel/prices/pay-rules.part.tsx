import { sendChange } from '../../base/api/client.js';
import { useRecordForm, useRecordDraft } from '../../base/record-form.js';
import { Unread } from '../../base/ui/empty.js';
import { Fields } from '../../base/ui/fields.js';
import { Form, Submit } from '../../base/ui/form.js';
import { Split } from '../../desk/ui/layout.js';
import { notify } from '../../base/ui/toast.js';
import { problemText } from '../../base/api/problem-words.js';
import type { ValueOf } from '../../base/codec.js';
import { money } from '../../base/money.js';
import { Table } from '../../desk/ui/table.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { PAY, payOf, FIRST_RIDE, RIDE } from './pay.rules.js';
import { payRuleWords as text, payLineWords } from '../words.js';
import { useTrial } from './prices.hook.js';

/** What couriers get of an order: the rules of the hub, with a trial beside them. */
export function PayRulesPart({ mayWrite }: { mayWrite: boolean }) {
  const hub = useHub();
  if (!hub.isSuccess) return <Unread of={hub} lines={8} />;
  return <PayRulesEditor settings={hub.data.settings} mayWrite={mayWrite} />;
}

/** Fields in their groups, each group with its heading. */
const GROUPS = [
  ['least', ['minimumCents', 'centsPerKm']],
  ['waiting', ['waitingAfterMinutes', 'waitingCentsPerMinute', 'waitingMostMinutes']],
  ['special', ['rushBonusBp', 'returnCentsPerKm', 'failedBp']],
  ['floor', ['floorOrderCents', 'floorHourCents']],
] as const;

export function PayRulesEditor({ settings, mayWrite }: { settings: HubSettings; mayWrite: boolean }) {
  const form = useRecordForm(PAY, {
    begin: payOf(settings),
    fault: text.fault,
    save: ({ on, payRules, courierShareBp }) =>
      sendChange('PUT /api/admin/hub/settings', { courierShareBp, payRules: on ? payRules : null }),
    saved: () => notify(text.saved),
  });
  return (
    <Split>
      <Form form={form} className="card padded stack" label={text.title} large>
        <h2>{text.title}</h2>
        <p className="soft">{text.lead}</p>
        {!mayWrite && <p className="soft">{text.onlyRead}</p>}
        <fieldset className="stack" disabled={!mayWrite}>
          <Fields form={form} of={['courierShareBp']} className="pair" />
          <Fields form={form} of={['on']} />
          {form.values.on &&
            GROUPS.map(([group, names]) => (
              <section key={group} className="stack">
                <h3 className="caption">{text.groups[group]}</h3>
                <Fields form={form} of={names.map((name) => `payRules.${name}` as const)} className="pair" />
              </section>
            ))}
        </fieldset>
        {mayWrite && (
          <div className="row wrap ruled">
            <Submit form={form}>{text.save}</Submit>
            <p className="soft small">{text.kept}</p>
          </div>
        )}
      </Form>
      {form.values.on && <PayTrial pay={form.record} />}
    </Split>
  );
}

type Pay = ValueOf<typeof PAY>;

/** A supposed ride and what it pays by the rules of the form, line by line; null: they cannot be read. */
function PayTrial({ pay }: { pay: Pay | null }) {
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
