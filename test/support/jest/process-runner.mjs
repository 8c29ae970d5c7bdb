import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');

/** Runs a test file by jest-circus, with modules that Node loads once for all files of a worker, by `typescript.mjs`. */
export default function run(globalConfig, config, environment, runtime, path, send) {
  Object.assign(runtime, {
    unstable_shouldLoadAsEsm: () => true,
    /** Setup files export what has to be done for each test file. */
    async unstable_importModule(file) {
      globalThis.jest = runtime.requireModuleOrMock(path, '@jest/globals').jest;
      const { default: setUp } = await import(pathToFileURL(file));
      await setUp?.();
    },
    /** Circus itself, anew: it keeps the tests and listeners of a file. */
    requireInternalModule(file) {
      // Jest maps stacks of what it compiled itself; Node those of ours (`--enable-source-maps`).
      Error.prepareStackTrace = undefined;
      Reflect.deleteProperty(require.cache, file);
      Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
      return require(file);
    },
  });
  return circus(globalConfig, config, environment, runtime, path, send);
}
