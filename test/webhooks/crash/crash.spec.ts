import { crash, CRASH_TARGETS } from './crash.harness.js';
import { expectNothingLost } from './crash.verdict.js';

it('loses nothing, keeps order and repeats itself exactly when each part is killed at work', async () => {
  const outcome = await crash([...CRASH_TARGETS].sort(() => Math.random() - 0.5));
  expectNothingLost(outcome);
}, 240_000);
