// Part of a build: packs what integrators install into dist/packages, given out below /docs/sdks.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

const root = join(import.meta.dirname, '../..');
const output = join(root, 'dist/packages');
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

/** Equal sources make equal zips. */
const MTIME = new Date('2026-01-01T00:00:00Z');
/** Of a wheel whose package has nothing to build. */
const WHEEL = 'Wheel-Version: 1.0\nGenerator: last-mile\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

function filesIn(folder, kept, below = '') {
  const names = readdirSync(join(root, folder), { recursive: true }).filter((name) => kept.test(name));
  return names.sort().map((name) => [below + name, readFileSync(join(root, folder, name))]);
}

function zip(name, files) {
  writeFileSync(join(output, name), zipSync(Object.fromEntries(files), { mtime: MTIME }));
}

/** Packages of npm: `npm i ADDRESS`. */
function packForNpm(folder) {
  const to = ['--pack-destination', output];
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', ...to], { cwd: join(root, folder) });
}

/** A wheel (PEP 427) of the Python SDK. */
function packWheel() {
  const project = readFileSync(join(root, 'libs/sdks/python/pyproject.toml'), 'utf8');
  const of = (name) => new RegExp(`^${name} = "(.*)"$`, 'm').exec(project)[1];
  const [version, info] = [of('version'), `last_mile_sdk-${of('version')}.dist-info`];
  const readme = readFileSync(join(root, 'libs/sdks/python/README.md'), 'utf8');
  const head = [
    'Metadata-Version: 2.1',
    `Name: ${of('name')}`,
    `Version: ${version}`,
    `Summary: ${of('description')}`,
    `Requires-Python: ${of('requires-python')}`,
    'Description-Content-Type: text/markdown',
  ];
  const files = [
    ...filesIn('libs/sdks/python/last_mile', /\.py$|py\.typed$/, 'last_mile/'),
    [`${info}/METADATA`, Buffer.from(`${head.join('\n')}\n\n${readme}`)],
    [`${info}/WHEEL`, Buffer.from(WHEEL)],
  ];
  const rows = files.map(([name, body]) => {
    const hash = createHash('sha256').update(body).digest('base64url');
    return `${name},sha256=${hash},${body.length}`;
  });
  const record = [`${info}/RECORD`, Buffer.from(`${[...rows, `${info}/RECORD,,`].join('\n')}\n`)];
  zip(`last_mile_sdk-${version}-py3-none-any.whl`, [...files, record]);
}

/** For a repository of kind `artifact`, which takes the version from the zip's composer.json. */
function packForComposer() {
  const { version } = JSON.parse(readFileSync(join(root, 'libs/sdks/typescript/package.json'), 'utf8'));
  const files = filesIn('libs/sdks/php', /^(src\/.*\.php|autoload\.php|README\.md)$/);
  const composer = JSON.parse(readFileSync(join(root, 'libs/sdks/php/composer.json'), 'utf8'));
  const own = Buffer.from(JSON.stringify({ ...composer, version }, null, 2));
  zip(`last-mile-sdk-php-${version}.zip`, [...files, ['composer.json', own]]);
}

const compiler = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'libs/sdks/typescript'], { cwd: root, stdio: 'inherit' });
['libs/sdks/typescript', 'apps/cli', 'test/conformance'].forEach(packForNpm);
packWheel();
packForComposer();
