import { useMutation } from '@tanstack/react-query';
import { write } from '../../ground/api/client.js';
import { faultTexts, useForm } from '../../ground/form.js';
import { Button } from '../../ground/ui/button.js';
import { Unread } from '../../ground/ui/empty.js';
import { TextField } from '../../ground/ui/field.js';
import { Form } from '../../ground/ui/form.js';
import { notify } from '../../ground/ui/toast.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import {
  FAULT_FIELDS,
  FAULTS,
  faultDraftOf,
  faultSettingsOf,
  isPreset,
  PRESET_NAMES,
  PRESETS,
} from './fault-draft.rules.js';
import { claimWords, faultRuleWords as text } from '../words.js';

/** Who pays when a delivery went wrong: the rules of the hub for each fault, and the times of claims. */
export function FaultRulesPart({ mayWrite }: { mayWrite: boolean }) {
  const hub = useHub();
  if (!hub.isSuccess) return <Unread of={hub} lines={8} />;
  return <FaultRulesEditor settings={hub.data.settings} mayWrite={mayWrite} />;
}

type Settings = Pick<HubSettings, 'faults' | 'claims'>;

export function FaultRulesEditor({ settings, mayWrite }: { settings: Settings; mayWrite: boolean }) {
  const save = useMutation(write('PUT /api/admin/hub/settings', { onSuccess: () => notify(text.saved) }));
  const form = useForm({
    begin: faultDraftOf(settings),
    faults: (typed) => faultTexts(faultSettingsOf(typed).wrong, text.fault),
    save: (typed) => save.mutateAsync(faultSettingsOf(typed).settings),
  });
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
              onChange={() => form.set(PRESETS[name])}
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
              <div className="pair end">
                {FAULT_FIELDS.map((name) => (
                  <TextField
                    key={name}
                    label={text.fields[name]}
                    inputMode="decimal"
                    {...form.field(`${fault}.${name}`)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </details>
        <h3 className="caption">{text.claims}</h3>
        <div className="pair">
          <TextField label={text.openDays} inputMode="numeric" {...form.field('openDays')} />
          <TextField label={text.answerHours} inputMode="numeric" {...form.field('answerHours')} />
        </div>
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
  );
}
