const { readFileSync } = require('node:fs');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { default: Runtime } = require('jest-runtime');
const { compiledFiles } = require('../compiled-source.cjs');

/** Modules that hold the tests and the expectations of one file: each file gets its own. */
const PER_FILE = /\/node_modules\/(?:jest-circus|jest-snapshot|@jest\/expect|expect)\//;

/**
 * Loads specs and sources as Node does, once per worker. Jest's own runtime loads them for each spec anew, in a vm
 * context: a fifth of a run's time was the loading of the same thousand modules. Specs therefore share the sources'
 * modules and must leave nothing in them; Jest restores their spies.
 */
module.exports = class NativeRuntime extends Runtime {
  requireInternalModule(path) {
    for (const file of Object.keys(require.cache))
      if (PER_FILE.test(file)) Reflect.deleteProperty(require.cache, file);
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    return import(pathToFileURL(path).href);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    Object.assign(globalThis, globals);
  }

  /** For the lines of a failure: a registry that finds the map of each compiled source. */
  getSourceMaps() {
    return { get: sourceMapOf, [Symbol.iterator]: () => [].values() };
  }
};

function sourceMapOf(file) {
  if (!file?.startsWith('file:') || !file.endsWith('.ts')) return undefined;
  const path = fileURLToPath(file);
  return compiledFiles(path, readFileSync(path, 'utf8')).map;
}
