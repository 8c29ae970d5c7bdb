import { reais, typedNumber } from '../../ground/money.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { DraftReader } from './tariff-draft.rules.js';

type PayRules = NonNullable<HubSettings['payRules']>;

/** Rules as typed: money in reais, parts in percent, times in minutes. */
export interface PayDraft {
  /** false: couriers get their share alone. */
  readonly on: boolean;
  readonly share: string;
  readonly minimum: string;
  readonly perKm: string;
  readonly waitingAfter: string;
  readonly waitingPerMinute: string;
  readonly waitingMost: string;
  readonly rushBonus: string;
  readonly returnPerKm: string;
  readonly failed: string;
  readonly floorOrder: string;
  readonly floorHour: string;
}

export type PayField = Exclude<keyof PayDraft, 'on'>;

/** What the first rules of a hub start from: they change nothing until somebody types. */
const FIRST: PayRules = {
  ...{ minimumCents: 0, centsPerKm: 0, waitingAfterMinutes: 10, waitingCentsPerMinute: 0 },
  ...{ waitingMostMinutes: 60, rushBonusBp: 0, returnCentsPerKm: 0, failedBp: 10_000 },
  ...{ floorOrderCents: 0, floorHourCents: 0 },
};

export function payDraftOf({ payRules, courierShareBp }: HubSettings): PayDraft {
  const rules = payRules ?? FIRST;
  return {
    on: payRules !== null,
    share: typedNumber(courierShareBp / 100),
    minimum: reais(rules.minimumCents),
    perKm: reais(rules.centsPerKm),
    waitingAfter: String(rules.waitingAfterMinutes),
    waitingPerMinute: reais(rules.waitingCentsPerMinute),
    waitingMost: String(rules.waitingMostMinutes),
    rushBonus: typedNumber(rules.rushBonusBp / 100),
    returnPerKm: reais(rules.returnCentsPerKm),
    failed: typedNumber(rules.failedBp / 100),
    floorOrder: reais(rules.floorOrderCents),
    floorHour: reais(rules.floorHourCents),
  };
}

/** Settings of a draft, or the names of the fields that cannot be parsed. */
export function paySettingsOf(draft: PayDraft) {
  const reader = new DraftReader();
  const rules: PayRules = {
    minimumCents: reader.cents('minimum', draft.minimum),
    centsPerKm: reader.cents('perKm', draft.perKm),
    waitingAfterMinutes: reader.minutes('waitingAfter', draft.waitingAfter, 0, 240) ?? 0,
    waitingCentsPerMinute: reader.cents('waitingPerMinute', draft.waitingPerMinute),
    waitingMostMinutes: reader.minutes('waitingMost', draft.waitingMost, 1, 600) ?? FIRST.waitingMostMinutes,
    rushBonusBp: reader.points('rushBonus', draft.rushBonus, 0, 200),
    returnCentsPerKm: reader.cents('returnPerKm', draft.returnPerKm),
    failedBp: reader.points('failed', draft.failed, 0, 100),
    floorOrderCents: reader.cents('floorOrder', draft.floorOrder),
    floorHourCents: reader.cents('floorHour', draft.floorHour),
  };
  const courierShareBp = reader.points('share', draft.share, 0, 100);
  return reader.faults.size === 0
    ? { rules, courierShareBp, faults: null }
    : { rules: null, courierShareBp, faults: reader.faults as ReadonlySet<string> };
}

/** A supposed ride, as typed. */
export interface RideDraft {
  readonly price: string;
  readonly toPickupKm: string;
  readonly wayKm: string;
  readonly returnKm: string;
  readonly wait: string;
  readonly worked: string;
  readonly rush: boolean;
  readonly failed: boolean;
}

export const FIRST_RIDE: RideDraft = {
  ...{ price: '12,00', toPickupKm: '1,5', wayKm: '4', returnKm: '', wait: '', worked: '30' },
  ...{ rush: false, failed: false },
};

/** Question of the trial; null: something cannot be parsed yet. */
export function payQuestionOf(draft: PayDraft, ride: RideDraft) {
  const { rules, courierShareBp } = paySettingsOf(draft);
  const reader = new DraftReader();
  const question = {
    totalCents: reader.cents('price', ride.price),
    shareBp: courierShareBp,
    toPickupM: reader.metres('toPickupKm', ride.toPickupKm),
    distanceM: reader.metres('wayKm', ride.wayKm),
    returnM: reader.metres('returnKm', ride.returnKm),
    waitMinutes: reader.minutes('wait', ride.wait, 0, 1_440) ?? 0,
    workedMinutes: reader.minutes('worked', ride.worked, 0, 1_440) ?? 0,
    ...{ rush: ride.rush, failed: ride.failed },
  };
  return rules && reader.faults.size === 0 ? { rules, ...question } : null;
}
