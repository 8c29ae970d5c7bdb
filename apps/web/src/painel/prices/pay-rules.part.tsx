import { sendChange } from '../../ground/api/client.js';
import { useRecordForm } from '../../ground/record-form.js';
import { Unread } from '../../ground/ui/empty.js';
import { Fields } from '../../ground/ui/fields.js';
import { Form, Submit } from '../../ground/ui/form.js';
import { Split } from '../../ground/ui/layout.js';
import { notify } from '../../ground/ui/toast.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { PAY, payOf } from './pay.rules.js';
import { PayTrial } from './pay-trial.part.js';
import { payRuleWords as text } from '../words.js';

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
          <div className="pair">
            <Fields form={form} of={['courierShareBp']} />
          </div>
          <Fields form={form} of={['on']} />
          {form.values.on &&
            GROUPS.map(([group, names]) => (
              <section key={group} className="stack">
                <h3 className="caption">{text.groups[group]}</h3>
                <div className="pair">
                  <Fields form={form} of={names.map((name) => `payRules.${name}` as const)} />
                </div>
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
