import { companyDay } from './company-day.builder.js';
import { playCompanyDay } from './company-day.driver.js';

/** Of the whole day, which `company-day.long.ts` plays by both strategies. */
describe('an hour of a company that plans', () => {
  it('is told in the same way by board, drawer, report, messages and ledger, whatever goes wrong', async () => {
    const day = companyDay({ seed: 7, fromHour: 19, hours: 1, orders: 20, shops: 10, riders: 6 });
    const { differences, left, quarters, figures, webhooks } = await playCompanyDay(day, 'planned');
    expect([differences, left]).toEqual([[], []]);
    expect([webhooks.missing, webhooks.disordered, webhooks.received > 75]).toEqual([0, 0, true]);
    expect([quarters >= 4, figures.delivered >= 16]).toEqual([true, true]);
  });
});
