import fc from 'fast-check';
import { testDomain, type TestDomain } from '../support/index.js';
import { cashStep } from './cash-histories.builder.js';
import { CashWorld } from './cash.world.js';

const STEPS = Number(process.env['MONEY_STEPS'] ?? 10_000);
const CHECKED_EVERY = 500;

describe('cash that couriers collect, a long history of it', () => {
  let domain: TestDomain;

  beforeAll(async () => {
    domain = await testDomain({ poolSize: 12 });
  });
  afterAll(() => domain.close());

  it(`keeps to plain numbers for ${String(STEPS)} steps`, async () => {
    const world = await CashWorld.open(domain);
    const seed = Number(process.env['MONEY_SEED'] ?? 20_261_125);
    const [steps = []] = fc.sample(fc.array(cashStep, { minLength: STEPS, maxLength: STEPS, size: 'max' }), {
      numRuns: 1,
      seed,
    });
    expect(steps).toHaveLength(STEPS);
    for (const [n, step] of steps.entries()) {
      await world.run(step);
      if (n % CHECKED_EVERY === 0) await world.check();
    }
    await world.check();
  }, 3_600_000);
});
