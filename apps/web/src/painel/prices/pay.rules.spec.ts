import { hubSettingsSchema } from '#domain';
import { readForm } from '../../base/codec.js';
import type { HubSettings } from '../settings/settings.rules.js';
import { PAY, payOf } from './pay.rules.js';

const RULES = {
  minimumCents: 750,
  centsPerKm: 180,
  waitingAfterMinutes: 8,
  waitingCentsPerMinute: 35,
  waitingMostMinutes: 45,
  rushBonusBp: 1_250,
  returnCentsPerKm: 100,
  failedBp: 5_000,
  floorOrderCents: 900,
  floorHourCents: 2_400,
};
const settings = (payRules: HubSettings['payRules']) =>
  hubSettingsSchema.parse({ courierShareBp: 7_550, payRules }) as HubSettings;
const draftOf = (payRules: HubSettings['payRules']) => PAY.show(payOf(settings(payRules)));

describe('the form of pay rules', () => {
  it('comes back as it was saved', () => {
    const draft = draftOf(RULES);
    expect(draft).toMatchObject({ on: true, courierShareBp: '75,5' });
    expect(draft.payRules).toMatchObject({ centsPerKm: '1,80', rushBonusBp: '12,5' });
    expect(readForm(PAY, draft).record).toEqual({ courierShareBp: 7_550, on: true, payRules: RULES });
  });

  it('begins for a hub without rules with such as change nothing', () => {
    const draft = draftOf(null);
    expect(draft.on).toBe(false);
    const initial = settings({} as HubSettings['payRules']).payRules;
    expect(readForm(PAY, draft).record?.payRules).toEqual(initial);
  });

  it('names what cannot be read', () => {
    const draft = draftOf(RULES);
    const payRules = { ...draft.payRules, failedBp: '120', waitingMostMinutes: '0', centsPerKm: 'dois' };
    const { record, faults } = readForm(PAY, { ...draft, payRules });
    const wrong = ['payRules.centsPerKm', 'payRules.failedBp', 'payRules.waitingMostMinutes'];
    expect([record, Object.keys(faults).sort()]).toEqual([null, wrong]);
  });
});
