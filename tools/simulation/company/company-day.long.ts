import { companyDay } from './company-day.builder.js';
import { playCompanyDay } from './company-day.driver.js';

/** The day whose figures are in the README of dispatch: `npm run simulate -- --company` prints them. */
describe('a day of a company', () => {
  const day = companyDay({ seed: 1, fromHour: 10, hours: 14, orders: 1_200, shops: 60, riders: 30 });

  it('is told in the same way by all, whatever goes wrong, and planned better than by who is nearest', async () => {
    const nearest = await playCompanyDay(day, 'nearest_first');
    const planned = await playCompanyDay(day, 'planned');
    for (const { differences, left, webhooks, quarters, figures } of [nearest, planned]) {
      expect([differences, left]).toEqual([[], []]);
      expect([webhooks.missing, webhooks.disordered, webhooks.received > 5_000]).toEqual([0, 0, true]);
      expect([quarters >= 56, figures.delivered > 1_100, figures.unserved]).toEqual([true, true, 0]);
    }
    expect(planned.figures['late %']).toBeLessThan(nearest.figures['late %'] / 2);
    expect(planned.figures['90th']).toBeLessThan(nearest.figures['90th']);
  }, 7_200_000);
});
