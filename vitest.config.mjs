import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Specs that `npm run test:long` runs too: within their limits of time, with many more runs (`test-mode.ts`). */
const ALSO_LONG = [
  'apps/web/src/painel/board/route.browser.spec.ts',
  'libs/city/src/cities/city.importer.spec.ts',
  'libs/city/src/map/city-map.builder.spec.ts',
  'libs/domain/src/people/couriers/nearest-couriers.queries.spec.ts',
  'test/domain/races.spec.ts',
  'test/faults/{failover,hub-move,killed-pass,killed-worker}.spec.ts',
  'test/start/{concurrency,gateway,npm-stop}.spec.ts',
];

/**
 * Specs share the modules of their worker: most of a spec's time would else be the loading of the same thousand
 * modules. A spec therefore leaves nothing in a module: what it starts it ends, and its spies it restores.
 */
export default defineConfig(({ mode }) => ({
  resolve: {
    alias: {
      // Before the doors, as an alias takes the paths below it too.
      '#city/testing': at('libs/city/src/testing.ts'),
      '#domain/testing': at('libs/domain/src/testing.ts'),
      '#runtime/testing': at('libs/runtime/src/testing.ts'),
      '#city': at('libs/city/src/index.ts'),
      '#domain': at('libs/domain/src/index.ts'),
      '#runtime': at('libs/runtime/src/index.ts'),
    },
  },
  test: {
    include:
      mode === 'long'
        ? ['{test,libs,tools}/**/*.long.ts', ...ALSO_LONG]
        : ['{apps,libs,test,tools}/**/*.spec.ts{,x}'],
    globals: true,
    pool: 'forks',
    isolate: false,
    // One more than the cores of a small machine: specs wait for a third of their time.
    maxWorkers: mode === 'long' ? 1 : 3,
    globalSetup: './test/support/global-setup.mjs',
    // Ends what waits in vain; nothing that works comes near, however much else the machine does.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
  },
}));
