import { randomInt } from 'node:crypto';
import { MoneyHistories } from './money-histories.driver.js';

/** `MONEY_STEPS` for fewer, `MONEY_SEED` to draw what another run drew. */
const steps = Number(process.env['MONEY_STEPS'] ?? 10_000);
const seed = Number(process.env['MONEY_SEED'] ?? randomInt(1_000_000));

it(`the money of couriers stays right through ${String(steps)} random steps (seed ${String(seed)})`, async () => {
  const histories = await MoneyHistories.begin(seed);
  try {
    await histories.run(steps);
    await histories.settle();
    const { kills, refusals } = histories.told;
    console.log(
      `seed ${String(seed)}: ${String(steps)} steps, ${String(kills)} kills, ${String(refusals)} refusals`,
    );
  } finally {
    await histories.close();
  }
}, 3_600_000);
