import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { notify } from '../../ground/ui/toast.js';
import { faultTexts, useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { Split } from '../../ground/ui/layout.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { payDraftOf, paySettingsOf, type PayField } from './pay-draft.rules.js';
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
  ['least', ['minimum', 'perKm']],
  ['waiting', ['waitingAfter', 'waitingPerMinute', 'waitingMost']],
  ['special', ['rushBonus', 'returnPerKm', 'failed']],
  ['floor', ['floorOrder', 'floorHour']],
] as const;

export function PayRulesEditor({ settings, mayWrite }: { settings: HubSettings; mayWrite: boolean }) {
  const save = useMutation(write('PUT /api/admin/hub/settings', { onSuccess: () => notify(text.saved) }));
  const form = useForm({
    begin: payDraftOf(settings),
    faults: (typed) => faultTexts(paySettingsOf(typed).faults, text.fault),
    save: (typed) => {
      const { rules, courierShareBp } = paySettingsOf(typed);
      return save.mutateAsync({ courierShareBp, payRules: typed.on ? rules : null });
    },
  });
  const draft = form.values;
  const field = (name: PayField) => (
    <TextField
      key={name}
      label={text.fields[name]}
      hint={text.hints[name]}
      inputMode="decimal"
      {...form.field(name)}
    />
  );
  return (
    <Split>
      <Form form={form} className="card padded stack" label={text.title} large>
        <h2>{text.title}</h2>
        <p className="soft">{text.lead}</p>
        {!mayWrite && <p className="soft">{text.onlyRead}</p>}
        <fieldset className="stack" disabled={!mayWrite}>
          <div className="pair">{field('share')}</div>
          <Check label={text.on} {...form.check('on')} />
          {draft.on &&
            GROUPS.map(([group, names]) => (
              <section key={group} className="stack">
                <h3 className="caption">{text.groups[group]}</h3>
                <div className="pair">{names.map(field)}</div>
              </section>
            ))}
        </fieldset>
        {mayWrite && (
          <div className="row wrap ruled">
            <Button kind="primary" type="submit" busy={form.busy}>
              {text.save}
            </Button>
            <p className="soft small">{text.kept}</p>
          </div>
        )}
      </Form>
      {draft.on && <PayTrial draft={draft} />}
    </Split>
  );
}
