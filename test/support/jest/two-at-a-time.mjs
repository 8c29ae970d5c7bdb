import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { default: TestRunner } = require('jest-runner');

/** Runs two test files at a time, one for each processor. Jest runs those of another runner before or after, never beside. */
export default class TwoAtATime extends TestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, maxWorkers: 2 }, context);
  }
}
