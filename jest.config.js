/** Jest runs the TypeScript sources as Node would, by the hooks that `npm test` registers. */
export default {
  testEnvironment: './test/support/jest/native-environment.mjs',
  runtime: './test/support/jest/native-runtime.cjs',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  globalSetup: './test/support/global-setup.mjs',
  globalTeardown: './test/support/global-teardown.mjs',
  testTimeout: 60_000,
  // One more than the cores of a small machine: specs wait for a third of their time.
  maxWorkers: 3,
  // What browsers and gateways of finished specs leave behind. A new worker loads a thousand modules first.
  workerIdleMemoryLimit: '1600MB',
  transform: {},
};
