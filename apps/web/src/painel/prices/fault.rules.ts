import * as c from '../../base/codec.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { faultRuleWords as text } from '../words.js';

type FaultRules = HubSettings['faults'];
type Fault = keyof FaultRules;
export const FAULTS = [
  'courier',
  'shop',
  'recipient',
  'company',
  'nobody',
] as const satisfies readonly Fault[];

const percent = c.percent(0, 100);
const freeCents = c.optional(c.cents, 0);

const TERMS = c.record({
  ...c.fields(text.fields, ['feeRefundBp', 'returnRefundBp'], percent),
  ...c.fields(text.fields, ['returnCentsPerKm'], freeCents),
  ...c.fields(text.fields, ['courierPayBp', 'goodsShopBp', 'goodsCourierBp'], percent),
  ...c.fields(text.fields, ['goodsLimitCents'], freeCents),
});
const BY_FAULT = c.record({ courier: TERMS, shop: TERMS, recipient: TERMS, company: TERMS, nobody: TERMS });

export const FAULT_SETTINGS = c.record({
  faults: BY_FAULT,
  claims: c.record({
    openDays: c.field(text.openDays, c.optional(c.whole(1, 90), 0)),
    answerHours: c.field(text.answerHours, c.optional(c.whole(1, 720), 0)),
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
export const PRESETS = { nothing: presetOf(NOTHING), fee: presetOf(FEE), goods: presetOf(GOODS) };
type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

export function isPreset(name: Preset, { faults }: c.Draft<typeof FAULT_SETTINGS>): boolean {
  return JSON.stringify(PRESETS[name]) === JSON.stringify(faults);
}
