// Writes the list of migrations, and the catalogues as modules: the web apps' in Portuguese, for the compiler
// and specs (a build takes each language by itself), the servers' in all their languages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  cataloguesIn,
  cataloguesOf,
  guideModule,
  measureOf,
  plainModule,
  serverModule,
  textsOf,
  typedModule,
} from './catalogue.mjs';

const SERVERS = {
  'apps/console/src/mailbox/words': serverModule,
  'apps/console/src/developers/mcp/words': serverModule,
  'apps/console/src/developers/oauth/words': serverModule,
  'apps/console/src/password-reset/words': serverModule,
  'apps/console/src/statements/words': serverModule,
  'libs/domain/src/billing/contests/words': serverModule,
  'libs/domain/src/billing/faults/words': serverModule,
  'libs/domain/src/optional/payouts/words': plainModule,
  'libs/domain/src/company/hubs/words': serverModule,
  'apps/console/src/cli/commands/words': serverModule,
  'apps/console/src/status/words': serverModule,
  'apps/console/src/tracking/words': serverModule,
  'apps/console/src/vocabulary/guide-words': guideModule,
  'apps/console/src/vocabulary/problem-words': plainModule,
  'apps/console/src/vocabulary/words': plainModule,
  'apps/full-api/src/vocabulary/guide-words': guideModule,
  'apps/full-api/src/validation/words': serverModule,
  'apps/full-api/src/vocabulary/words': serverModule,
  'apps/model-m/src/vocabulary/guide-words': guideModule,
  'apps/model-m/src/vocabulary/words': plainModule,
  'apps/open-delivery/src/vocabulary/guide-words': guideModule,
  'apps/open-delivery/src/vocabulary/words': serverModule,
  'apps/open-delivery/src/wire/words': serverModule,
  'libs/domain/src/ordering/orders/words': serverModule,
  'libs/domain/src/events/messages/words': plainModule,
  'libs/domain/src/events/messages/shop-words': plainModule,
  'libs/runtime/src/guide/words': guideModule,
  'libs/runtime/src/http/words': serverModule,
  'libs/runtime/src/modules/payouts/words': serverModule,
  'libs/runtime/src/messages/words': plainModule,
  'libs/runtime/src/messages/push-words': plainModule,
};

const root = join(import.meta.dirname, '../..');

function write(folder, code, from = folder) {
  const [file, text] = [
    join(root, `${folder}.ts`),
    `// Written by the build (\`npm run generate\`) from ${from}.\n${code}`,
  ];
  // An unchanged file must stay older than the build that was made of it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * A text is used when a file beside the catalogue names it, hands on the section, or indexes it by a computed
 * name.
 */
function refuseUnused(folder, catalogue) {
  const files = readdirSync(join(root, dirname(folder))).filter((name) =>
    /(?<!\.spec|words)\.tsx?$/.test(name),
  );
  const sources = files.map((name) => readFileSync(join(root, dirname(folder), name), 'utf8')).join('\n');
  const isNamed = (name) => new RegExp(`\\b${name}\\b`).test(sources);
  const isWhole = (name) => new RegExp(`\\b${name}\\b(?! *\\.)`).test(sources);
  const unused = [...textsOf(catalogue).keys()].filter((path) => {
    const [name, ...groups] = path.split('.').reverse();
    return !isNamed(name) && !groups.some(isWhole);
  });
  if (unused.length > 0) throw new Error(`${folder}: no file says ${unused.join(', ')}`);
}

for (const folder of cataloguesOf('apps/web/src'))
  write(folder, typedModule(cataloguesIn(folder), 'pt', '../base'));
for (const [folder, moduleOf] of Object.entries(SERVERS)) {
  const catalogues = cataloguesIn(folder);
  refuseUnused(folder, measureOf(catalogues));
  write(folder, moduleOf(catalogues));
}

const MIGRATIONS = 'libs/domain/src/base/migrations';
const migrations = readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.migration.ts'));
const classes = migrations.sort().map((name) => {
  const [, found] = /export class (\w+)/.exec(readFileSync(join(root, MIGRATIONS, name), 'utf8'));
  return { found, from: `import { ${found} } from './${name.replace(/ts$/, 'js')}';\n` };
});
write(
  `${MIGRATIONS}/index`,
  `import type { MigrationInterface } from 'typeorm';
${classes.map(({ from }) => from).join('')}
/** All migrations, in their order. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [${classes.map(({ found }) => found).join(', ')}];
`,
  MIGRATIONS,
);
