import { resolve } from 'node:path';

const rootDir = resolve(import.meta.dirname, '../../..');
const at = (file) => resolve(import.meta.dirname, file);

/** What `test/support/jest/main.mjs` names runs: suites, or single specs. */
const files = (kind) => [`**/*${kind}`];

const common = {
  rootDir,
  roots: ['apps', 'libs', 'test', 'tools'].map((folder) => `<rootDir>/${folder}`),
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  resolver: at('resolver.mjs'),
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
          },
        },
        sourceMaps: 'inline',
      },
    ],
    // Styles, which no spec looks at.
    '\\.css$': at('text.mjs'),
  },
  // Styles of packages too.
  transformIgnorePatterns: ['/node_modules/.*\\.[cm]?js$'],
  setupFilesAfterEnv: [at('setup.ts')],
};

export default {
  rootDir,
  globalSetup: at('global-setup.mjs'),
  globalTeardown: at('global-teardown.mjs'),
  testSequencer: at('sequencer.mjs'),
  // One more than a usual machine has processors: specs wait for browsers and for programs.
  maxWorkers: 3,
  workerGracefulExitTimeout: 10_000,
  // Ends what waits in vain; nothing that works comes near, however busy the machine, not even a browser.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      testEnvironment: at('process-environment.mjs'),
      testRunner: at('process-runner.mjs'),
      testMatch: files('.{spec,suite,long}.ts'),
    },
    // Parts of the web, in a document of happy-dom.
    {
      ...common,
      testMatch: files('.{spec,suite}.tsx'),
      setupFilesAfterEnv: [at('document.ts')],
    },
  ],
};
