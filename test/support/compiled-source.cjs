const { createHash } = require('node:crypto');
const { join } = require('node:path');

/** Sources are compiled without type checks, with decorators as Nest and TypeORM read them. */
const SETTINGS = {
  sourceMaps: true,
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
};

/** Cache of compiled sources: tests start dozens of processes from the same files. */
const CACHE = join(__dirname, '../../node_modules/.cache/compiled-sources');

/** Where the code of a source and its map are kept once it was compiled. */
function compiledFiles(filename, source) {
  const key = createHash('sha256')
    .update(JSON.stringify([SETTINGS, filename, source]))
    .digest('hex');
  return { code: join(CACHE, `${key}.mjs`), map: join(CACHE, `${key}.json`) };
}

exports.SETTINGS = SETTINGS;
exports.CACHE = CACHE;
exports.compiledFiles = compiledFiles;
