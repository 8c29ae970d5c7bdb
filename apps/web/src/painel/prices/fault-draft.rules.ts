import { reais, typedNumber } from '../../ground/money.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { DraftReader } from './tariff-draft.rules.js';

type FaultRules = HubSettings['faults'];
export type Fault = keyof FaultRules;
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

interface FaultDraft extends Record<Fault, TermsDraft> {
  readonly openDays: string;
  readonly answerHours: string;
}

export function faultDraftOf({ faults, claims }: Pick<HubSettings, 'faults' | 'claims'>): FaultDraft {
  const termsOf = (terms: FaultRules[Fault]): TermsDraft => ({
    feeRefund: typedNumber(terms.feeRefundBp / 100),
    returnRefund: typedNumber(terms.returnRefundBp / 100),
    returnPerKm: reais(terms.returnCentsPerKm),
    courierPay: typedNumber(terms.courierPayBp / 100),
    goodsShop: typedNumber(terms.goodsShopBp / 100),
    goodsCourier: typedNumber(terms.goodsCourierBp / 100),
    goodsLimit: reais(terms.goodsLimitCents),
  });
  const { recipient, shop, courier, company, nobody } = faults;
  return {
    ...{ recipient: termsOf(recipient), shop: termsOf(shop), courier: termsOf(courier) },
    ...{ company: termsOf(company), nobody: termsOf(nobody) },
    ...{ openDays: String(claims.openDays), answerHours: String(claims.answerHours) },
  };
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
