import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Specs that `npm run test:long` runs too: within their limits of time, with many more runs (`test-mode.ts`). */
const ALSO_LONG = [
  'apps/full-api/src/validation/dto.parser.spec.ts',
  'apps/web/src/painel/board/route.browser.spec.ts',
  'libs/city/src/cities/city.importer.spec.ts',
  'libs/city/src/map/city-map.builder.spec.ts',
  'libs/domain/src/billing/claims/claims.service.spec.ts',
  'libs/domain/src/people/couriers/nearest-couriers.queries.spec.ts',
  'libs/domain/src/requests/recipient-wishes/recipient-requests.service.spec.ts',
  'test/conformance/conformance.spec.ts',
  'test/domain/races.spec.ts',
  'test/faults/{failover,hub-move,killed-pass,killed-worker,outages}.spec.ts',
  'test/open-delivery/deliveries.spec.ts',
  'test/start/{concurrency,gateway,npm-stop}.spec.ts',
  'test/webhooks/fan-out.spec.ts',
];

/** Specs that wait more than they compute: for browsers, processes and faults. */
const WAITING = /\.browser\.spec\.ts$|\/test\/(cli|clients|faults|scenarios|start)\//;
const COMPUTING_BESIDE = 3;

/** Specs of parts of the web, in a document of happy-dom. */
const IN_A_DOCUMENT = /\.spec\.tsx$/;

/**
 * The large specs first, and of each kind some at any time: both cores are busy to the end. Those in a document come
 * together: vitest ends a worker whose next spec has another environment, and a new one loads a thousand modules.
 */
class MixedSequencer extends BaseSequencer {
  async sort(specs) {
    const largestFirst = await super.sort(specs);
    const [inDocument, others] = parted(largestFirst, IN_A_DOCUMENT);
    const [waiting, computing] = parted(others, WAITING);
    const mixed = waiting.flatMap((spec) => [spec, ...computing.splice(0, COMPUTING_BESIDE)]);
    return [...mixed, ...computing, ...inDocument];
  }
}

function parted(specs, pattern) {
  const fits = ({ moduleId }) => pattern.test(moduleId);
  return [specs.filter(fits), specs.filter((spec) => !fits(spec))];
}

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
    // Most objects live for one request: with node's 16 MB a worker takes a fifth more of the processor.
    execArgv: ['--max-semi-space-size=64'],
    isolate: false,
    // For the two cores of a small machine: most specs wait for a half of their time.
    maxWorkers: mode === 'long' ? 1 : 4,
    sequence: { sequencer: MixedSequencer },
    globalSetup: './test/support/global-setup.mjs',
    // Ends what waits in vain; nothing that works comes near, however much else the machine does.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    disableConsoleIntercept: true,
  },
}));
