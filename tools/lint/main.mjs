/** `npm run lint`: every check, as many at a time as there are processors, the longest first. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';

const CHECKS = [
  // Types are asked of TypeScript alone.
  `oxlint --deny-warnings --type-aware --type-check --ignore-pattern '**/*.{js,mjs,cjs}'`,
  'node tools/lint/format.mjs',
  'depcruise --config tools/lint/dependency-cruiser.cjs --output-type err apps libs',
  // `require` in package.json leads #domain and its like to the sources; knip would follow "default" into
  // dist. `ignoreDependencies` are read by a tool, imported by a computed name, or run from here or by a
  // spec.
  'knip',
  `oxlint --deny-warnings --ignore-pattern '**/*.{ts,tsx}'`,
  'tsc -p apps/console/src/tracking/assets',
  'node tools/lint/documents.mjs',
  // Git must not hold what the build or a test writes: types of documents, calls of SDKs, snapshots.
  "! git grep -lF 'Written by the build (`npm run generate`)' -- ':!tools'",
  "! git ls-files '*.snap' | grep .",
];

const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

function run(check) {
  const began = performance.now();
  const child = spawn(check, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  return new Promise((done) => {
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  ${check}  ${seconds} s\n`);
      if (code !== 0) process.stdout.write(text);
      done(code === 0);
    });
  });
}

const waiting = [...CHECKS];
async function lane() {
  let clean = true;
  for (let check = waiting.shift(); check; check = waiting.shift()) clean = (await run(check)) && clean;
  return clean;
}

const lanes = await Promise.all(Array.from({ length: availableParallelism() }, lane));
process.exitCode = lanes.every(Boolean) ? 0 : 1;
