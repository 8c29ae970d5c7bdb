import { jest } from '@jest/globals';
import { beginTest, endFile, endTest } from './endings.js';

// A global with CommonJS only.
Object.assign(globalThis, { jest });

beforeEach(beginTest);

// `restoreMocks` would do it when the next test begins, after the `beforeAll` of another spec.
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await endTest();
});

afterAll(endFile);
