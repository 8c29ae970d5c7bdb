import { readFileSync } from 'node:fs';
import { testFiles } from './suites.mjs';

/** Specs that `npm run test:long` runs too: with more tests or runs, limits (`test-mode.ts`), or axe. */
const isLongToo = (spec) =>
  spec.includes('.browser.') || readFileSync(spec, 'utf8').includes('/test-mode.js');

export const LONG = [...testFiles(/\.long\.ts$/), ...testFiles(/\.spec\.tsx?$/).filter(isLongToo)];
