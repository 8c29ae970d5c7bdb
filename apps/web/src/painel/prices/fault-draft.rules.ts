import { reais, typedNumber } from '../../ground/money.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { DraftReader } from './tariff-draft.rules.js';

type FaultRules = HubSettings['faults'];
type Fault = keyof FaultRules;
export const FAULTS = [
  'courier',
  'shop',
  'recipient',
  'company',
  'nobody',
] as const satisfies readonly Fault[];

/** Rules of one fault as typed: money in reais, parts in percent. */
interface TermsDraft {
  readonly feeRefund: string;
  readonly returnRefund: string;
  readonly returnPerKm: string;
  readonly courierPay: string;
  readonly goodsShop: string;
  readonly goodsCourier: string;
  readonly goodsLimit: string;
}
export const FAULT_FIELDS = [
  'feeRefund',
  'returnRefund',
  'returnPerKm',
  'courierPay',
  'goodsShop',
  'goodsCourier',
  'goodsLimit',
] as const satisfies readonly (keyof TermsDraft)[];

type TermsDrafts = Readonly<Record<Fault, TermsDraft>>;
interface FaultDraft extends TermsDrafts {
  readonly openDays: string;
  readonly answerHours: string;
}

function termsDraftsOf(rules: FaultRules): TermsDrafts {
  const termsOf = (terms: FaultRules[Fault]): TermsDraft => ({
    feeRefund: typedNumber(terms.feeRefundBp / 100),
    returnRefund: typedNumber(terms.returnRefundBp / 100),
    returnPerKm: reais(terms.returnCentsPerKm),
    courierPay: typedNumber(terms.courierPayBp / 100),
    goodsShop: typedNumber(terms.goodsShopBp / 100),
    goodsCourier: typedNumber(terms.goodsCourierBp / 100),
    goodsLimit: reais(terms.goodsLimitCents),
  });
  return Object.fromEntries(FAULTS.map((fault) => [fault, termsOf(rules[fault])])) as Record<
    Fault,
    TermsDraft
  >;
}

export function faultDraftOf({ faults, claims }: Pick<HubSettings, 'faults' | 'claims'>): FaultDraft {
  const { openDays, answerHours } = claims;
  return { ...termsDraftsOf(faults), openDays: String(openDays), answerHours: String(answerHours) };
}

const NOTHING: FaultRules[Fault] = {
  ...{ feeRefundBp: 0, returnRefundBp: 0, returnCentsPerKm: 0, courierPayBp: 10_000 },
  ...{ goodsShopBp: 0, goodsCourierBp: 0, goodsLimitCents: 0 },
};
const FEE = { ...NOTHING, feeRefundBp: 10_000, returnRefundBp: 10_000 };
const GOODS = { ...FEE, goodsShopBp: 10_000, goodsLimitCents: 10_000 };

/** Rules to begin with: what the shop gets back where the courier or the company is at fault. The courier keeps the pay. */
function presetOf(terms: FaultRules[Fault]): TermsDrafts {
  return termsDraftsOf({
    ...{ recipient: NOTHING, shop: NOTHING, nobody: NOTHING },
    ...{ courier: terms, company: terms },
  });
}
export const PRESETS = { nothing: presetOf(NOTHING), fee: presetOf(FEE), goods: presetOf(GOODS) };
type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** Whether a draft is exactly these rules. */
export function isPreset(name: Preset, draft: FaultDraft): boolean {
  return FAULTS.every((fault) =>
    FAULT_FIELDS.every((field) => draft[fault][field] === PRESETS[name][fault][field]),
  );
}

/** Settings of a draft, or the names of the fields that cannot be parsed. */
export function faultSettingsOf(draft: FaultDraft) {
  const reader = new DraftReader();
  const termsOf = (fault: Fault): FaultRules[Fault] => {
    const typed = draft[fault];
    const part = (name: keyof TermsDraft) => reader.points(`${fault}.${name}`, typed[name], 0, 100);
    return {
      ...{ feeRefundBp: part('feeRefund'), returnRefundBp: part('returnRefund') },
      returnCentsPerKm: reader.cents(`${fault}.returnPerKm`, typed.returnPerKm),
      ...{ courierPayBp: part('courierPay'), goodsShopBp: part('goodsShop') },
      ...{ goodsCourierBp: part('goodsCourier') },
      goodsLimitCents: reader.cents(`${fault}.goodsLimit`, typed.goodsLimit),
    };
  };
  const faults: FaultRules = {
    ...{ recipient: termsOf('recipient'), shop: termsOf('shop'), courier: termsOf('courier') },
    ...{ company: termsOf('company'), nobody: termsOf('nobody') },
  };
  const claims = {
    openDays: reader.minutes('openDays', draft.openDays, 1, 90) ?? 0,
    answerHours: reader.minutes('answerHours', draft.answerHours, 1, 720) ?? 0,
  };
  return { settings: { faults, claims }, wrong: reader.faults as ReadonlySet<string> };
}
