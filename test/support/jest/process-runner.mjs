import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');
const hooks = require('node:async_hooks');

/**
 * Which test or hook runs, to whom circus attributes an error that nobody caught. A storage of each test file
 * would stay enabled, and Node 20 then tracks every promise for each of them: a tenth of a run.
 */
class RunningTest {
  getStore() {
    return this.current;
  }

  async run(test, work) {
    const outer = this.current;
    this.current = test;
    try {
      return await work();
    } finally {
      this.current = outer;
    }
  }
}

/** A value on Node 20, a getter later. */
const STORAGE = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');

/** Runs a test file by jest-circus, with modules loaded once for a worker's files, by `typescript.mjs`. */
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
      Object.defineProperty(hooks, 'AsyncLocalStorage', { value: RunningTest, configurable: true });
      try {
        return require(file);
      } finally {
        Object.defineProperty(hooks, 'AsyncLocalStorage', STORAGE);
      }
    },
  });
  return circus(globalConfig, config, environment, runtime, path, send);
}
