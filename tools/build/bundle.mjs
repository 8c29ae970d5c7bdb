// Runs after tsc: writes the servers into dist/server, a few files instead of 4,000. Node takes longer to
// find and read so many files than to run them.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/server');
/** Packages that are native, read files beside them, or are imported only where they are used. */
const OUTSIDE =
  /^(@node-rs\/argon2|bull|file-type|ioredis|nodemailer|pg|pino|swagger-ui-dist|web-push|write-excel-file)(\/|$)/;

/** Also for the programs that tests start (`test/support/bundled-programs.mjs`). */
export const INPUT = {
  platform: 'node',
  tsconfig: false,
  transform: { target: 'esnext' },
  external: OUTSIDE,
};
export const OUTPUT = {
  comments: false,
  // Nest, TypeORM and the log use class names.
  keepNames: true,
  // Modules run in the order of their imports, because decorators need reflect-metadata, and not before they
  // are needed.
  strictExecutionOrder: true,
};

/** Optional parts of Nest, TypeORM and others. */
const NOT_INSTALLED = 'UNRESOLVED_IMPORT';
const USUAL_IN_PACKAGES = ['CIRCULAR_DEPENDENCY', 'COMMONJS_VARIABLE_IN_ESM', 'EVAL'];

/** `import.meta` of a module stays its own address, so that it finds the files beside it. */
const keepAddresses = {
  name: 'keep-addresses',
  load(id) {
    if (!/\.m?js$/.test(id)) return null;
    const code = readFileSync(id, 'utf8');
    const ours = id.startsWith(join(root, 'dist/'));
    if (!ours && !code.includes('import.meta.')) return null;
    const file = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url)`;
    const folder = `(import.meta.dirname + ${JSON.stringify(`/${relative(output, dirname(id))}`)})`;
    return {
      code: code.replaceAll('import.meta.url', `${file}.href`).replaceAll('import.meta.dirname', folder),
      // tsc's map leads on to the source.
      map: ours ? JSON.parse(readFileSync(`${id}.map`, 'utf8')) : undefined,
    };
  },
};

/** React of production, whatever NODE_ENV a server starts with: development's takes three times as long. */
const reactOfProduction = {
  name: 'react-of-production',
  transform: {
    filter: { id: /\/node_modules\/react(-dom)?\// },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', "'production'"),
  },
};

/**
 * V8 keeps a file with one character beyond Latin-1 in two bytes per character. A backslash in front of such
 * a character belongs to a regular expression and changes nothing.
 */
function inOneByte(code) {
  return code.replace(/\\[\u0000-\u00ff]|\\?([\u0100-\uffff])/g, (found, wide) =>
    wide === undefined ? found : `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function bundleServers() {
  const { rolldown } = await import('rolldown');
  const servers = readdirSync(join(root, 'apps')).filter((app) =>
    existsSync(join(root, `apps/${app}/src/main.ts`)),
  );
  const bundle = await rolldown({
    ...INPUT,
    input: Object.fromEntries(servers.map((app) => [app, join(root, `dist/apps/${app}/src/main.js`)])),
    plugins: [keepAddresses, reactOfProduction],
    onLog(level, { code, message }) {
      if (code === NOT_INSTALLED || USUAL_IN_PACKAGES.includes(code)) return;
      process.stderr.write(`${level}: ${message}\n`);
    },
  });
  const { output: files } = await bundle.write({
    ...OUTPUT,
    dir: output,
    cleanDir: true,
    chunkFileNames: '[name].js',
    sourcemap: true,
    sourcemapExcludeSources: true,
    // Lines remain, because Node prints the line of an error that nobody caught.
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
  });
  for (const { type, fileName, code } of files)
    if (type === 'chunk') writeFileSync(join(output, fileName), inOneByte(code));
}

if (realpathSync(process.argv[1]) === import.meta.filename) await bundleServers();
