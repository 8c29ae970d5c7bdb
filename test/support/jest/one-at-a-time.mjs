import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: TestRunner } = require('jest-runner');

/** Runs test files one after the other in Jest's own process. Jest runs those of another runner before or after, never beside. */
export default class OneAtATime extends TestRunner {
  isSerial = true;
}
