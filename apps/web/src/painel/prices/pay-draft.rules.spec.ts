import { hubSettingsSchema } from '#domain';
import type { HubSettings } from '../settings/settings.rules.js';
import { FIRST_RIDE, payDraftOf, payQuestionOf, paySettingsOf } from './pay-draft.rules.js';

const RULES = {
  ...{ minimumCents: 750, centsPerKm: 180, waitingAfterMinutes: 8, waitingCentsPerMinute: 35 },
  ...{ waitingMostMinutes: 45, rushBonusBp: 1_250, returnCentsPerKm: 100, failedBp: 5_000 },
  ...{ floorOrderCents: 900, floorHourCents: 2_400 },
};
const settings = (payRules: HubSettings['payRules']) =>
  hubSettingsSchema.parse({ courierShareBp: 7_550, payRules }) as HubSettings;

describe('the form of pay rules', () => {
  it('comes back as it was saved', () => {
    const draft = payDraftOf(settings(RULES));
    expect(draft).toMatchObject({ on: true, share: '75,5', perKm: '1,80', rushBonus: '12,5' });
    expect(paySettingsOf(draft)).toEqual({ rules: RULES, courierShareBp: 7_550, faults: null });
  });

  it('begins for a hub without rules with such as change nothing', () => {
    const draft = payDraftOf(settings(null));
    expect(draft.on).toBe(false);
    expect(paySettingsOf(draft).rules).toEqual(settings({} as HubSettings['payRules']).payRules);
  });

  it('names what cannot be parsed, and asks for no trial until it can', () => {
    const draft = { ...payDraftOf(settings(RULES)), failed: '120', waitingMost: '0', perKm: 'dois' };
    expect([...(paySettingsOf(draft).faults ?? [])].sort()).toEqual(['failed', 'perKm', 'waitingMost']);
    expect(payQuestionOf(draft, FIRST_RIDE)).toBeNull();
    const ride = { ...FIRST_RIDE, wait: '12', failed: true };
    expect(payQuestionOf(payDraftOf(settings(RULES)), ride)).toMatchObject({
      ...{ rules: RULES, shareBp: 7_550, totalCents: 1_200, toPickupM: 1_500, waitMinutes: 12, failed: true },
    });
  });
});
