import { crash, VICTIMS } from './crash.rounds.js';
import { expectNothingLost } from './crash.verdict.js';

it('loses nothing, keeps order and repeats itself exactly when each part is killed at work', async () => {
  const outcome = await crash([...VICTIMS].sort(() => Math.random() - 0.5));
  expectNothingLost(outcome);
}, 240_000);
