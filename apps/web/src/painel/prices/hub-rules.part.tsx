import { sendChange, useRead } from '../../base/api/client.js';
import * as c from '../../base/codec.js';
import { money } from '../../base/money.js';
import { useRecordForm, useRecordDraft, Fields } from '../../base/ui/record-form.js';
import { problemText } from '../../base/api/problem-words.js';
import { Read } from '../../base/ui/box.js';
import { Form, Submit, type FormProps } from '../../base/ui/form.js';
import { notify } from '../../base/ui/toast.js';
import { useHas } from '../../desk/session.js';
import { Split } from '../../desk/ui/layout.js';
import { Table } from '../../desk/ui/table.js';
import type { HubSettings } from '../settings/settings.rules.js';
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
    <Read of={useRead('/api/admin/hub')} lines={8}>
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
function PayTrial({ pay }: { pay: c.ValueOf<typeof PAY> | null }) {
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

type FaultRules = HubSettings['faults'];
type Fault = keyof FaultRules;
const FAULTS = ['courier', 'shop', 'recipient', 'company', 'nobody'] as const satisfies readonly Fault[];

const percent = c.percent(0, 100);
const freeCents = c.optional(c.cents, 0);

const TERMS = c.record({
  ...c.fields(faultRuleWords.fields, ['feeRefundBp', 'returnRefundBp'], percent),
  ...c.fields(faultRuleWords.fields, ['returnCentsPerKm'], freeCents),
  ...c.fields(faultRuleWords.fields, ['courierPayBp', 'goodsShopBp', 'goodsCourierBp'], percent),
  ...c.fields(faultRuleWords.fields, ['goodsLimitCents'], freeCents),
});
const BY_FAULT = c.record({ courier: TERMS, shop: TERMS, recipient: TERMS, company: TERMS, nobody: TERMS });

const FAULT_SETTINGS = c.record({
  faults: BY_FAULT,
  claims: c.record({
    openDays: c.field(faultRuleWords.openDays, c.optional(c.whole(1, 90), 0)),
    answerHours: c.field(faultRuleWords.answerHours, c.optional(c.whole(1, 720), 0)),
  }),
});

const NOTHING: FaultRules[Fault] = {
  feeRefundBp: 0,
  returnRefundBp: 0,
  returnCentsPerKm: 0,
  courierPayBp: 10_000,
  goodsShopBp: 0,
  goodsCourierBp: 0,
  goodsLimitCents: 0,
};
const FEE = { ...NOTHING, feeRefundBp: 10_000, returnRefundBp: 10_000 };
const GOODS = { ...FEE, goodsShopBp: 10_000, goodsLimitCents: 10_000 };

/**
 * First rules: the shop gets back where the courier or the company is at fault; the courier keeps the pay.
 */
function presetOf(terms: FaultRules[Fault]) {
  return BY_FAULT.show({
    recipient: NOTHING,
    shop: NOTHING,
    nobody: NOTHING,
    courier: terms,
    company: terms,
  });
}
const PRESETS = { nothing: presetOf(NOTHING), fee: presetOf(FEE), goods: presetOf(GOODS) };
type Preset = keyof typeof PRESETS;
const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

function isPreset(name: Preset, { faults }: c.Draft<typeof FAULT_SETTINGS>): boolean {
  return JSON.stringify(PRESETS[name]) === JSON.stringify(faults);
}
