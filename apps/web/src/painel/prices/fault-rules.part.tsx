import { sendChange } from '../../base/api/client.js';
import { useRecordForm } from '../../base/record-form.js';
import { Unread } from '../../base/ui/empty.js';
import { Fields } from '../../base/ui/fields.js';
import { Form, Submit } from '../../base/ui/form.js';
import { notify } from '../../base/ui/toast.js';
import { useHas } from '../../desk/session.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { FAULT_SETTINGS, FAULTS, isPreset, PRESET_NAMES, PRESETS } from './fault.rules.js';
import { claimWords, faultRuleWords as text } from '../words.js';

/** Who pays when a delivery went wrong: the rules of the hub for each fault, and the times of claims. */
export function FaultRulesPart({ mayWrite }: { mayWrite: boolean }) {
  const hub = useHub();
  if (!hub.isSuccess) return <Unread of={hub} lines={8} />;
  return <FaultRulesEditor settings={hub.data.settings} mayWrite={mayWrite} />;
}

type Settings = Pick<HubSettings, 'faults' | 'claims'>;

export function FaultRulesEditor({ settings, mayWrite }: { settings: Settings; mayWrite: boolean }) {
  const form = useRecordForm(FAULT_SETTINGS, {
    begin: settings,
    fault: text.fault,
    save: (rules) => sendChange('PUT /api/admin/hub/settings', rules),
    saved: () => notify(text.saved),
  });
  const has = useHas();
  const chosen = PRESET_NAMES.find((name) => isPreset(name, form.values));
  return (
    <Form form={form} className="card padded stack" label={text.title} large>
      <h2>{text.title}</h2>
      <p className="soft">{text.lead}</p>
      {!mayWrite && <p className="soft">{text.onlyRead}</p>}
      <fieldset className="stack" disabled={!mayWrite}>
        {PRESET_NAMES.map((name) => (
          <label key={name} className={name === chosen ? 'choice frame tops chosen' : 'choice frame tops'}>
            <input
              type="radio"
              name="preset"
              checked={name === chosen}
              onChange={() => form.set({ faults: PRESETS[name] })}
            />
            <span>
              <strong>{text.presets[name]}</strong>
              <span className="soft block">{text.effects[name]}</span>
            </span>
          </label>
        ))}
        <details open={chosen === undefined}>
          <summary>{text.adjust}</summary>
          {FAULTS.map((fault) => (
            <fieldset key={fault} className="stack">
              <legend className="caption">
                {text.of} {claimWords.faults[fault]}
              </legend>
              <Fields form={form} of={[`faults.${fault}`]} className="pair end" />
            </fieldset>
          ))}
        </details>
        {has('claims') && (
          <>
            <h3 className="caption">{text.claims}</h3>
            <Fields form={form} of={['claims']} className="pair" />
          </>
        )}
      </fieldset>
      {mayWrite && (
        <div className="row wrap ruled">
          <Submit form={form}>{text.save}</Submit>
          <p className="soft small">{text.kept}</p>
        </div>
      )}
    </Form>
  );
}
