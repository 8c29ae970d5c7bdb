import { sendChange } from '../../base/api/client.js';
import type { ValueOf } from '../../base/codec.js';
import { money } from '../../base/money.js';
import { useRecordForm, useRecordDraft, Fields } from '../../base/ui/record-form.js';
import { problemText } from '../../base/api/problem-words.js';
import { Read } from '../../base/ui/box.js';
import { Form, Submit, type FormProps } from '../../base/ui/form.js';
import { notify } from '../../base/ui/toast.js';
import { useHas } from '../../desk/session.js';
import { Split } from '../../desk/ui/layout.js';
import { Table } from '../../desk/ui/table.js';
import { useHub } from '../settings/settings.hook.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { FAULT_SETTINGS, FAULTS, isPreset, PRESET_NAMES, PRESETS } from './fault.rules.js';
import { PAY, payOf, FIRST_RIDE, RIDE } from './pay.rules.js';
import { useTrial } from './prices.hook.js';
import { claimWords, faultRuleWords, payRuleWords as text, payLineWords } from '../words.js';

interface EditorProps {
  settings: HubSettings;
  mayWrite: boolean;
}

const EDITORS = { pay: PayRulesEditor, faults: FaultRulesEditor };

export function HubRules({ part, mayWrite }: { part: keyof typeof EDITORS; mayWrite: boolean }) {
  const Editor = EDITORS[part];
  return (
    <Read of={useHub()} lines={8}>
      {({ settings }) => <Editor settings={settings} mayWrite={mayWrite} />}
    </Read>
  );
}

interface RuleFormProps extends Pick<FormProps, 'form' | 'children'> {
  text: Readonly<Record<'title' | 'lead' | 'onlyRead' | 'save' | 'kept', string>>;
  mayWrite: boolean;
}

function RuleForm({ form, text, mayWrite, children }: RuleFormProps) {
  return (
    <Form form={form} className="card padded stack" label={text.title} large>
      <h2>{text.title}</h2>
      <p className="soft">{text.lead}</p>
      {!mayWrite && <p className="soft">{text.onlyRead}</p>}
      <fieldset className="stack" disabled={!mayWrite}>
        {children}
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

const GROUPS = [
  ['least', ['minimumCents', 'centsPerKm']],
  ['waiting', ['waitingAfterMinutes', 'waitingCentsPerMinute', 'waitingMostMinutes']],
  ['special', ['rushBonusBp', 'returnCentsPerKm', 'failedBp']],
  ['floor', ['floorOrderCents', 'floorHourCents']],
] as const;

export function PayRulesEditor({ settings, mayWrite }: EditorProps) {
  const form = useRecordForm(PAY, {
    begin: payOf(settings),
    fault: text.fault,
    save: ({ on, payRules, courierShareBp }) =>
      sendChange('PUT /api/admin/hub/settings', { courierShareBp, payRules: on ? payRules : null }),
    saved: () => notify(text.saved),
  });
  return (
    <Split>
      <RuleForm form={form} text={text} mayWrite={mayWrite}>
        <Fields form={form} of={['courierShareBp']} className="pair" />
        <Fields form={form} of={['on']} />
        {form.values.on &&
          GROUPS.map(([group, names]) => (
            <section key={group} className="stack">
              <h3 className="caption">{text.groups[group]}</h3>
              <Fields form={form} of={names.map((name) => `payRules.${name}` as const)} className="pair" />
            </section>
          ))}
      </RuleForm>
      {form.values.on && <PayTrial pay={form.record} />}
    </Split>
  );
}

/** Pays a supposed ride by the rules of the form; null: they cannot be read. */
function PayTrial({ pay }: { pay: ValueOf<typeof PAY> | null }) {
  const form = useRecordDraft(RIDE, FIRST_RIDE);
  const question = pay && form.record && { rules: pay.payRules, shareBp: pay.courierShareBp, ...form.record };
  const trial = useTrial('POST /api/admin/hub/pay-trial', question);
  return (
    <section className="card padded stack" aria-label={text.try}>
      <h2>{text.try}</h2>
      <p className="soft">{text.tryLead}</p>
      <div className="pair">
        <Fields form={form} of={['totalCents', 'toPickupM', 'distanceM', 'returnM']} />
        <Fields form={form} of={['waitMinutes', 'workedMinutes', 'rush', 'failed']} />
      </div>
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
    </section>
  );
}

export function FaultRulesEditor({ settings, mayWrite }: EditorProps) {
  const text = faultRuleWords;
  const form = useRecordForm(FAULT_SETTINGS, {
    begin: settings,
    fault: text.fault,
    save: (rules) => sendChange('PUT /api/admin/hub/settings', rules),
    saved: () => notify(text.saved),
  });
  const has = useHas();
  const chosen = PRESET_NAMES.find((name) => isPreset(name, form.values));
  return (
    <RuleForm form={form} text={text} mayWrite={mayWrite}>
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
    </RuleForm>
  );
}
