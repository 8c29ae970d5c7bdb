import * as c from '../../base/codec.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { payRuleWords as text } from '../words.js';

const fields = text.fields;
const hints = text.hints;
const ride = text.ride;
const freeCents = c.optional(c.cents, 0);
const minutes = c.optional(c.whole(0, 1_440), 0);

/** First rules of a hub, which change nothing. */
const FIRST: NonNullable<HubSettings['payRules']> = {
  minimumCents: 0,
  centsPerKm: 0,
  waitingAfterMinutes: 10,
  waitingCentsPerMinute: 0,
  waitingMostMinutes: 60,
  rushBonusBp: 0,
  returnCentsPerKm: 0,
  failedBp: 10_000,
  floorOrderCents: 0,
  floorHourCents: 0,
};
const CENTS = ['minimumCents', 'centsPerKm', 'waitingCentsPerMinute', 'returnCentsPerKm'] as const;

export const PAY = c.record({
  courierShareBp: c.field(fields.share, c.percent(0, 100), { hint: hints.share }),
  /** False: couriers get their share alone. */
  on: c.field(text.on, c.flag),
  payRules: c.record({
    ...c.fields(fields, CENTS, freeCents, hints),
    ...c.fields(fields, ['floorOrderCents', 'floorHourCents'], freeCents, hints),
    ...c.fields(fields, ['waitingAfterMinutes'], c.optional(c.whole(0, 240), 0), hints),
    ...c.fields(fields, ['waitingMostMinutes'], c.optional(c.whole(1, 600), FIRST.waitingMostMinutes), hints),
    ...c.fields(fields, ['rushBonusBp'], c.percent(0, 200), hints),
    ...c.fields(fields, ['failedBp'], c.percent(0, 100), hints),
  }),
});

export function payOf({ courierShareBp, payRules }: Pick<HubSettings, 'courierShareBp' | 'payRules'>) {
  return { courierShareBp, on: payRules !== null, payRules: payRules ?? FIRST };
}

export const RIDE = c.record({
  ...c.fields(ride, ['totalCents'], freeCents),
  ...c.fields(ride, ['toPickupM', 'distanceM', 'returnM'], c.optional(c.kilometres, 0)),
  ...c.fields(ride, ['waitMinutes', 'workedMinutes'], minutes),
  ...c.fields(ride, ['rush', 'failed'], c.flag),
});
export const FIRST_RIDE = { totalCents: 1_200, toPickupM: 1_500, distanceM: 4_000, workedMinutes: 30 };
