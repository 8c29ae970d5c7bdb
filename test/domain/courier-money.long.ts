import { randomInt } from 'node:crypto';
import { CourierMoney } from '../support/courier-money.driver.js';

/** `MONEY_STEPS` for fewer, `MONEY_SEED` to draw what another run drew. */
const steps = Number(process.env['MONEY_STEPS'] ?? 10_000);
const seed = Number(process.env['MONEY_SEED'] ?? randomInt(1_000_000));

it(`the money of couriers stays right through ${String(steps)} random steps (seed ${String(seed)})`, async () => {
  const money = await CourierMoney.begin(seed);
  try {
    await money.run(steps);
    await money.settle();
    console.log(`seed ${String(seed)}: ${String(steps)} steps, ${String(money.told.kills)} kills`);
  } finally {
    await money.close();
  }
}, 1_800_000);
