import { PlanAlone } from './plan-alone.driver.js';
import { Platform } from './platform.driver.js';
import { wholeCity } from './whole-city.builder.js';
import { playDay } from './whole-day.harness.js';
import { comparable, WHOLE_DISPATCH } from './whole-day.driver.js';

describe('a small day on the whole platform', () => {
  const day = wholeCity({ seed: 27, orders: 8, couriers: 4, minutes: 8 });
  let platform: Platform;

  beforeAll(async () => {
    platform = await Platform.open(day, WHOLE_DISPATCH);
  });
  afterAll(() => platform.close());

  it('is decided as the plan alone decides it', async () => {
    const alone = await playDay(day, new PlanAlone(day, WHOLE_DISPATCH));
    expect(alone.deliveredAt).not.toContain(null);
    // Declines and orders that share a trip are among them.
    expect(alone.decisions.length).toBeGreaterThan(8);
    expect(alone.decisions.some(({ bundle }) => bundle.length > 1)).toBe(true);
    const whole = await playDay(day, platform);
    expect(whole.decisions.map(comparable)).toEqual(alone.decisions.map(comparable));
    expect(whole.deliveredAt).toEqual(alone.deliveredAt);
  });
});
