import { useState } from 'react';
import { problemText } from '../../ground/api/problem-words.js';
import { Button } from '../../ground/ui/button.js';
import { Failure, Loading } from '../../ground/ui/empty.js';
import { Check, TextField } from '../../ground/ui/field.js';
import { Split } from '../../ground/ui/layout.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { payDraftOf, paySettingsOf, type PayDraft, type PayField } from './pay-draft.rules.js';
import { useSavePayRules } from './pay-rules.hook.js';
import { PayTrial } from './pay-trial.part.js';
import { payRuleWords as text } from '../words.js';

/** What couriers get of an order: the rules of the hub, with a trial beside them. */
export function PayRulesPart({ mayWrite }: { mayWrite: boolean }) {
  const hub = useHub();
  if (hub.isPending) return <Loading lines={8} />;
  if (hub.error) return <Failure error={hub.error} again={hub.refetch} />;
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
  const [draft, setDraft] = useState<PayDraft>(() => payDraftOf(settings));
  const [tried, setTried] = useState(false);
  const save = useSavePayRules();
  const { rules, courierShareBp, faults } = paySettingsOf(draft);
  const change = (part: Partial<PayDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const submit = () => {
    setTried(true);
    if (rules) save.mutate({ courierShareBp, payRules: draft.on ? rules : null });
  };
  const field = (name: PayField) => (
    <TextField
      key={name}
      label={text.fields[name]}
      hint={text.hints[name]}
      inputMode="decimal"
      error={tried && faults?.has(name) ? text.fault : undefined}
      value={draft[name]}
      onChange={({ target }) => {
        change({ [name]: target.value });
      }}
    />
  );
  return (
    <Split>
      <form
        className="card padded stack"
        aria-label={text.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2>{text.title}</h2>
        <p className="soft">{text.lead}</p>
        {!mayWrite && <p className="soft">{text.onlyRead}</p>}
        <fieldset className="stack" disabled={!mayWrite}>
          <div className="pair">{field('share')}</div>
          <Check
            label={text.on}
            checked={draft.on}
            onChange={({ target }) => {
              change({ on: target.checked });
            }}
          />
          {draft.on &&
            GROUPS.map(([group, names]) => (
              <section key={group} className="stack">
                <h3 className="caption">{text.groups[group]}</h3>
                <div className="pair">{names.map(field)}</div>
              </section>
            ))}
        </fieldset>
        {tried && faults && (
          <p className="error" role="alert">
            {text.faults}
          </p>
        )}
        {save.error && (
          <p className="error" role="alert">
            {problemText(save.error)}
          </p>
        )}
        {mayWrite && (
          <div className="row wrap ruled">
            <Button kind="primary" type="submit" busy={save.isPending}>
              {text.save}
            </Button>
            <p className="soft small">{text.kept}</p>
          </div>
        )}
      </form>
      {draft.on && <PayTrial draft={draft} />}
    </Split>
  );
}
