import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { ESLint } from 'eslint';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = resolve('.dependency-cruiser.cjs');

/** What the tool finds in a tree, by rule and file. */
function cruise(folder: string): Promise<Violation[]> {
  return new Promise((done, failed) => {
    const args = [CRUISER, 'apps', 'libs', '--config', CONFIG, '--output-type', 'json'];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complained = '';
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (complained += bytes.toString()));
    child.on('error', failed);
    child.on('close', () => {
      if (said === '') failed(new Error(complained));
      else done(violations(said));
    });
  });
}

function violations(report: string): Violation[] {
  const { summary } = JSON.parse(report) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

const DOMAIN = 'libs/domain/src';

/** A house in small that keeps every rule. */
const SOUND: Record<string, string> = {
  'libs/domain/src/index.ts': `export * from './hubs/index.js';\nexport * from './orders/index.js';\n`,
  'libs/domain/src/shared/index.ts': `export * from './money.js';\n`,
  'libs/domain/src/shared/money.ts': `export const cents = 1;\n`,
  'libs/domain/src/hubs/index.ts': `export * from './hub.js';\n`,
  'libs/domain/src/hubs/hub.ts': `import { cents } from '../shared/money.js';\nexport const hub = cents;\n`,
  'libs/domain/src/orders/index.ts': `export * from './order.js';\n`,
  'libs/domain/src/orders/order.ts': `import { hub } from '../hubs/index.js';\nexport const order = hub;\n`,
  'libs/runtime/src/index.ts': `import { order } from '#domain';\nexport const serve = order;\n`,
  'apps/full-api/src/face.ts': `import { order } from '#domain';\nimport { serve } from '#runtime';\nexport const fullApi = [order, serve];\n`,
  'apps/model-m/src/face.ts': `import { order } from '#domain';\nexport const modelM = order;\n`,
  'apps/gateway/src/main.ts': `import { fullApi } from '../../full-api/src/face.js';\nexport const all = [fullApi];\n`,
};

/** A file that breaks a rule, by the rule it breaks. */
const PLANTED: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['libs-never-import-apps', 'libs/runtime/src/app.ts', `import '../../../apps/full-api/src/face.js';\n`],
  [
    'faces-never-import-each-other',
    'apps/model-m/src/borrowed.ts',
    `import { fullApi } from '../../full-api/src/face.js';\nexport const x = fullApi;\n`,
  ],
  [
    'faces-never-import-each-other',
    'apps/worker/src/borrowed.ts',
    `import type { fullApi } from '../../full-api/src/face.js';\nexport type X = typeof fullApi;\n`,
  ],
  [
    'gateway-enters-faces-by-their-door',
    'apps/gateway/src/inside.ts',
    `import '../../model-m/src/borrowed.js';\n`,
  ],
  ...['express', '@nestjs/platform-express', 'class-validator', 'bull'].map(
    (name) =>
      [
        'domain-knows-no-transport',
        `${DOMAIN}/hubs/with-${name.replace(/\W/g, '')}.ts`,
        `import '${name}';\n`,
      ] as const,
  ),
  [
    'domain-stands-alone',
    `${DOMAIN}/orders/plumbed.ts`,
    `import { serve } from '#runtime';\nexport const x = serve;\n`,
  ],
  [
    'nouns-meet-at-their-doors',
    `${DOMAIN}/orders/burglar.ts`,
    `import { hub } from '../hubs/hub.js';\nexport const x = hub;\n`,
  ],
  [
    'nouns-do-not-know-the-whole',
    `${DOMAIN}/orders/whole.ts`,
    `import { hub } from '../index.js';\nexport const x = hub;\n`,
  ],
  [
    'front-doors',
    'apps/full-api/src/side-door.ts',
    `import { hub } from '../../../libs/domain/src/hubs/hub.js';\nexport const x = hub;\n`,
  ],
  [
    'front-doors',
    'apps/full-api/src/front-window.ts',
    `import { hub } from '../../../libs/domain/src/index.js';\nexport const x = hub;\n`,
  ],
  [
    'front-door-of-the-core',
    'libs/runtime/src/side-door.ts',
    `import { hub } from '../../domain/src/index.js';\nexport const x = hub;\n`,
  ],
  [
    'no-cycles',
    'libs/runtime/src/egg.ts',
    `import { Hen } from './hen.js';\nexport interface Egg { hen: Hen }\n`,
  ],
  [
    'layers: hubs',
    `${DOMAIN}/hubs/upwards.ts`,
    `import { order } from '../orders/index.js';\nexport const x = order;\n`,
  ],
  ['what-runs-is-installed', 'libs/runtime/src/with-a-tool.ts', `import 'fast-check';\n`],
  ['nothing-unresolved', 'libs/runtime/src/nowhere.ts', `import './not-there.js';\n`],
];

/** The other half of the cycle, and a pair that `import type` keeps apart. */
const BESIDE: Record<string, string> = {
  'libs/runtime/src/hen.ts': `import { Egg } from './egg.js';\nexport interface Hen { egg: Egg }\n`,
  'libs/runtime/src/sun.ts': `import type { Moon } from './moon.js';\nexport interface Sun { moon: Moon }\n`,
  'libs/runtime/src/moon.ts': `import type { Sun } from './sun.js';\nexport interface Moon { sun: Sun }\n`,
};

function write(folder: string, files: Record<string, string>): void {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
}

function build(folder: string): void {
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(folder, name));
  write(folder, SOUND);
  for (const name of ['express', '@nestjs/platform-express', 'class-validator', 'bull', 'fast-check'])
    write(folder, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: '',
    });
}

describe('the rules of the house', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-architecture-'));

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are silent about a house that keeps them and catch each violation planted in it', async () => {
    build(folder);
    expect(await cruise(folder)).toEqual([]);
    write(folder, Object.fromEntries(PLANTED.map(([, file, source]) => [file, source])));
    write(folder, BESIDE);
    const found = await cruise(folder);
    const missed = PLANTED.filter(([rule, file]) => !found.some((v) => v.rule === rule && v.from === file));
    expect(missed).toEqual([]);
    expect(found.filter(({ from }) => /sun|moon/.test(from))).toEqual([]);
  }, 60_000);

  it('are all planted above, the layers by one of them', async () => {
    const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };
    const planted = new Set(PLANTED.map(([rule]) => rule));
    const rules = forbidden.map(({ name }) => name).filter((name) => !/^layers: (?!hubs$)/.test(name));
    expect(rules.filter((name) => !planted.has(name))).toEqual([]);
  });

  it('hold code to its budgets', async () => {
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig: await budgets() });
    const lint = async (source: string) =>
      (await eslint.lintText(source, { filePath: 'x.js' }))[0]?.messages.map(({ ruleId }) => ruleId);
    const lines = (count: number) => 'x();\n'.repeat(count);
    expect(await lint(`function f() {\n${lines(38)}}`)).toEqual([]);
    expect(await lint(`function f() {\n${lines(39)}}`)).toEqual(['max-lines-per-function']);
    expect(await lint(lines(301))).toEqual(['max-lines']);
    expect(await lint(`function f(a) { ${'if (a) x();'.repeat(10)} }`)).toEqual(['complexity']);
    expect(await lint('class A { constructor(a, b, c, d, e, f, g) {} }')).toEqual(['no-restricted-syntax']);
    expect(await lint('forwardRef(() => A); new Date();')).toEqual([
      'no-restricted-syntax',
      'no-restricted-syntax',
    ]);
    expect(await lint('process.env.PORT; Date.now();')).toEqual([
      'no-restricted-properties',
      'no-restricted-properties',
    ]);
  });

  it('keep HTTP out of the core where it comes in one package with the wiring', async () => {
    const eslint = new ESLint({
      overrideConfigFile: true,
      overrideConfig: await coreImports(),
    });
    const lint = async (source: string) => (await eslint.lintText(source, { filePath: 'x.js' }))[0]?.messages;
    expect(await lint(`import { Injectable, Module } from '@nestjs/common';`)).toEqual([]);
    for (const name of ['HttpException', 'Controller', 'NotFoundException'])
      expect(await lint(`import { ${name} } from '@nestjs/common';`)).toHaveLength(1);
  });
});

const BUDGETS = [
  'max-lines',
  'max-lines-per-function',
  'complexity',
  'no-restricted-syntax',
  'no-restricted-properties',
];

/** The budgets of an app; those that ask the compiler are only looked at: a text of one line has no types. */
async function budgets() {
  const config = await new ESLint().calculateConfigForFile('apps/full-api/src/face.ts');
  for (const typed of ['no-explicit-any', 'switch-exhaustiveness-check'])
    expect(config.rules[`@typescript-eslint/${typed}`][0]).toBe(2);
  return [{ rules: Object.fromEntries(BUDGETS.map((rule) => [rule, config.rules[rule]])) }];
}

/** The house's own rule about imports of the core, without the type information that a text of one line has not. */
async function coreImports() {
  const config = await new ESLint().calculateConfigForFile(`${DOMAIN}/index.ts`);
  return [{ rules: { 'no-restricted-imports': config.rules['no-restricted-imports'] } }];
}
