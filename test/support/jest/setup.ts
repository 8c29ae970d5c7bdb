import { beginTest, endTest } from './endings.js';

/** Hooks of each test file. */
export default function setUp(): void {
  beforeEach(beginTest);

  // `restoreMocks` would do it when the next test begins, after the `beforeAll` of another spec.
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await endTest();
  });
}
