import { crash, CRASH_TARGETS, type CrashTarget } from './crash.harness.js';
import { expectNothingLost } from './crash.verdict.js';

const ROUNDS = 36;

/** The long form of crash.spec.ts: `npm run test:long`. */
it('loses nothing, keeps order and repeats exactly through dozens of crashes', async () => {
  const dying = (): CrashTarget =>
    CRASH_TARGETS[Math.floor(Math.random() * CRASH_TARGETS.length)] ?? 'sender';
  const rounds = Array.from({ length: ROUNDS - CRASH_TARGETS.length }, dying);
  expectNothingLost(await crash([...CRASH_TARGETS, ...rounds]));
}, 1_800_000);
