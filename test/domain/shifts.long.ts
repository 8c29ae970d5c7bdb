import { randomInt } from 'node:crypto';
import { ShiftHistories } from '../support/shift-histories.driver.js';

/** `SHIFT_STEPS` for fewer, `SHIFT_SEED` to draw what another run drew. */
const steps = Number(process.env['SHIFT_STEPS'] ?? 10_000);
const seed = Number(process.env['SHIFT_SEED'] ?? randomInt(1_000_000));

it(`shifts stay right through ${String(steps)} random steps (seed ${String(seed)})`, async () => {
  const shifts = await ShiftHistories.begin(seed);
  try {
    await shifts.run(steps);
    await shifts.settle();
    console.log(`seed ${String(seed)}: ${String(steps)} steps, ${String(shifts.told.kills)} kills`);
  } finally {
    await shifts.close();
  }
}, 1_800_000);
