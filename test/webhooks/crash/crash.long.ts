import { crash, VICTIMS, type Victim } from './crash.rounds.js';
import { expectNothingLost } from './crash.verdict.js';

const ROUNDS = 36;

/** The long form of crash.spec.ts: `npm run test:long`. */
it('loses nothing, keeps order and repeats itself exactly through dozens of deaths', async () => {
  const dying = (): Victim => VICTIMS[Math.floor(Math.random() * VICTIMS.length)] ?? 'sender';
  const rounds = Array.from({ length: ROUNDS - VICTIMS.length }, dying);
  expectNothingLost(await crash([...VICTIMS, ...rounds]));
}, 1_800_000);
