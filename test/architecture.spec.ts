import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { namesOfTestsOnly } from './support/index-files.js';
import { onTestEnd } from './support/jest/endings.js';
import { loneRoles, misnaming } from './support/file-grammar.js';

interface Violation {
  readonly rule: string;
  readonly from: string;
}

const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = resolve('tools/lint/dependency-cruiser.cjs');
/** JavaScript has no types to be told by. */
const TYPED = ['--type-aware', '--type-check', '--ignore-pattern', '**/*.{js,mjs,cjs}'];

/** Violations that dependency-cruiser finds in a folder. */
function cruise(folder: string): Promise<Violation[]> {
  return new Promise((done, failed) => {
    const args = [CRUISER, 'apps', 'libs', '--config', CONFIG, '--output-type', 'json'];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (bytes: Buffer) => (stdout += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()));
    child.on('error', failed);
    child.on('close', () => {
      if (stdout === '') failed(new Error(stderr));
      else done(violations(stdout));
    });
  });
}

/** A folder with our rules, by whose place their overrides are told, and the files in it. */
function linted(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'linted-'));
  onTestEnd(() => rmSync(folder, { recursive: true }));
  for (const name of ['.oxlintrc.json', 'package.json', 'tools/lint/rules.mjs']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name));
  }
  write(folder, files);
  return folder;
}

/** What oxlint finds in the files, `file: code`. */
async function findings(files: Readonly<Record<string, string>>, ...options: string[]): Promise<string[]> {
  const args = [...options, '--format', 'json', '.'];
  const { stdout } = await promisify(execFile)(resolve('node_modules/.bin/oxlint'), args, {
    cwd: linted(files),
  }).catch((failed: unknown) => failed as { stdout: string });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  return diagnostics.map(({ filename, code }) => `${filename}: ${code}`).sort();
}

function violations(report: string): Violation[] {
  const { summary } = JSON.parse(report) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
}

const DOMAIN = 'libs/domain/src';

/** A small tree of sources without a violation. */
const CLEAN_TREE: Record<string, string> = {
  'libs/domain/src/index.ts': `export * from './company/index.js';\nexport * from './ordering/index.js';\n`,
  'libs/domain/src/base/index.ts': `export { cents } from './shared/index.js';\n`,
  'libs/domain/src/base/shared/index.ts': `export * from './money.js';\n`,
  'libs/domain/src/base/shared/money.ts': `export const cents = 1;\n`,
  'libs/domain/src/company/index.ts': `export { hub } from './hubs/index.js';\n`,
  'libs/domain/src/company/hubs/index.ts': `export * from './hub.js';\n`,
  'libs/domain/src/company/hubs/hub.ts': `import { cents } from '../../base/index.js';\nexport const hub = cents;\n`,
  'libs/domain/src/ordering/index.ts': `export { order } from './orders/index.js';\n`,
  'libs/domain/src/ordering/orders/index.ts': `export * from './order.js';\n`,
  'libs/domain/src/ordering/orders/order.ts': `import { hub } from '../../company/index.js';\nexport const order = hub;\n`,
  'libs/domain/src/ordering/tracking/index.ts': `import { order } from '../orders/index.js';\nexport const link = order;\n`,
  'libs/domain/src/optional/index.ts': `export const shifts = 1;\n`,
  'libs/domain/src/modules.ts': `export * from './optional/index.js';\n`,
  'libs/domain/src/testing.ts': `export { cents } from './base/shared/money.js';\n`,
  'libs/cells/src/index.ts': `import { hub } from '#domain';\nexport const moves = hub;\n`,
  'libs/city/src/index.ts': `export const roads = 1;\n`,
  'libs/runtime/src/index.ts': `import { order } from '#domain';\nexport const serve = order;\n`,
  'apps/full-api/src/face.ts': `import { order } from '#domain';\nimport { serve } from '#runtime';\nexport const fullApi = [order, serve];\n`,
  'apps/model-m/src/face.ts': `import { order } from '#domain';\nexport const modelM = order;\n`,
  'apps/model-m/src/face.spec.ts': `import { cents } from '#domain/testing';\nexport const x = cents;\n`,
  'apps/web/src/base/word.ts': `export const word = 'Pedidos';\n`,
  'apps/web/src/desk/word.ts': `import { word } from '../base/word.js';\nexport { word };\n`,
  'apps/web/src/painel/word.ts': `import { word } from '../desk/word.js';\nexport { word };\n`,
  'apps/gateway/src/main.ts': `import { fullApi } from '../../full-api/src/face.js';\nexport const all = [fullApi];\n`,
};

/** Files that break a rule each. */
const PLANTED: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['libs-never-import-apps', 'libs/runtime/src/app.ts', `import '../../../apps/full-api/src/face.js';\n`],
  [
    'apps-never-import-each-other',
    'apps/model-m/src/other-face.ts',
    `import { fullApi } from '../../full-api/src/face.js';\nexport const x = fullApi;\n`,
  ],
  [
    'apps-never-import-each-other',
    'apps/worker/src/other-face.ts',
    `import type { fullApi } from '../../full-api/src/face.js';\nexport type X = typeof fullApi;\n`,
  ],
  [
    'gateway-imports-only-face-ts',
    'apps/gateway/src/inside.ts',
    `import '../../model-m/src/other-face.js';\n`,
  ],
  ...['express', '@nestjs/platform-express', 'class-validator', 'bull'].map(
    (name) =>
      [
        'domain-imports-no-transport',
        `${DOMAIN}/company/hubs/with-${name.replace(/\W/g, '')}.ts`,
        `import '${name}';\n`,
      ] as const,
  ),
  [
    'domain-imports-only-itself',
    `${DOMAIN}/ordering/orders/runtime-import.ts`,
    `import { serve } from '#runtime';\nexport const x = serve;\n`,
  ],
  [
    'contexts-import-only-index-ts',
    `${DOMAIN}/ordering/orders/inner-import.ts`,
    `import { hub } from '../../company/hubs/index.js';\nexport const x = hub;\n`,
  ],
  [
    'nouns-import-only-index-ts',
    `${DOMAIN}/ordering/tracking/inner-import.ts`,
    `import { order } from '../orders/order.js';\nexport const x = order;\n`,
  ],
  [
    'nouns-import-no-list',
    `${DOMAIN}/ordering/tracking/door-import.ts`,
    `import { order } from '../index.js';\nexport const x = order;\n`,
  ],
  [
    'nouns-import-no-list',
    `${DOMAIN}/ordering/orders/root-import.ts`,
    `import { hub } from '../../index.js';\nexport const x = hub;\n`,
  ],
  [
    'libs-only-by-alias',
    'apps/full-api/src/relative-import.ts',
    `import { hub } from '../../../libs/domain/src/company/hubs/hub.js';\nexport const x = hub;\n`,
  ],
  [
    'libs-only-by-alias',
    'apps/full-api/src/relative-index.ts',
    `import { hub } from '../../../libs/domain/src/index.js';\nexport const x = hub;\n`,
  ],
  [
    'libs-only-by-alias',
    'libs/runtime/src/relative-import.ts',
    `import { hub } from '../../domain/src/index.js';\nexport const x = hub;\n`,
  ],
  [
    'domain-imports-only-itself',
    `${DOMAIN}/company/hubs/with-cells.ts`,
    `import { moves } from '#cells';\nexport const x = moves;\n`,
  ],
  [
    'core-imports-no-module',
    'apps/console/src/tracking/with-shifts.ts',
    `import { shifts } from '#domain/modules';\nexport const x = shifts;\n`,
  ],
  [
    'core-imports-no-module',
    'apps/console/src/admin/with-shifts.ts',
    `import { y } from '../shifts/shifts.js';\nexport const x = y;\n`,
  ],
  [
    'cells-import-only-the-domain',
    'libs/cells/src/with-the-runtime.ts',
    `import { serve } from '#runtime';\nexport const x = serve;\n`,
  ],
  [
    'cells-import-only-the-domain',
    'libs/cells/src/inside-the-domain.ts',
    `import { hub } from '../../domain/src/company/hubs/hub.js';\nexport const x = hub;\n`,
  ],
  [
    'city-imports-only-itself',
    'libs/city/src/with-the-domain.ts',
    `import { hub } from '#domain';\nexport const x = hub;\n`,
  ],
  [
    'libs-only-by-alias',
    'libs/runtime/src/relative-city.ts',
    `import { roads } from '../../city/src/index.js';\nexport const x = roads;\n`,
  ],
  [
    'testing-entries-are-for-tests',
    'apps/full-api/src/with-testing.ts',
    `import { cents } from '#domain/testing';\nexport const x = cents;\n`,
  ],
  [
    'testing-entries-are-for-tests',
    `${DOMAIN}/base/shared/with-testing.ts`,
    `import { cents } from '../../testing.js';\nexport const x = cents;\n`,
  ],
  [
    'no-cycles',
    'libs/runtime/src/order-like.ts',
    `import { StopLike } from './stop-like.js';\nexport interface OrderLike { stop: StopLike }\n`,
  ],
  [
    'no-cycles',
    'libs/runtime/src/typed-a.ts',
    `import type { TypedB } from './typed-b.js';\nexport interface TypedA { b: TypedB }\n`,
  ],
  [
    'contexts: company',
    `${DOMAIN}/company/hubs/upwards.ts`,
    `import { order } from '../../ordering/index.js';\nexport const x = order;\n`,
  ],
  [
    'nouns: orders',
    `${DOMAIN}/ordering/orders/upwards.ts`,
    `import { link } from '../tracking/index.js';\nexport const x = link;\n`,
  ],
  ['runtime-needs-no-dev-dependency', 'libs/runtime/src/with-a-tool.ts', `import 'fast-check';\n`],
  [
    'apps-never-import-each-other',
    'apps/web/src/painel/inside.ts',
    `import { fullApi } from '../../../full-api/src/face.js';\nexport const x = fullApi;\n`,
  ],
  [
    'web-apps-stand-alone',
    'apps/web/src/painel/with-a-lib.ts',
    `import { hub } from '#domain';\nexport const x = hub;\n`,
  ],
  [
    'apps-never-import-each-other',
    'apps/full-api/src/from-web.ts',
    `import { word } from '../../web/src/base/word.js';\nexport const x = word;\n`,
  ],
  [
    'gateway-imports-only-face-ts',
    'apps/gateway/src/from-web.ts',
    `import { word } from '../../web/src/base/word.js';\nexport const x = word;\n`,
  ],
  [
    'web-apps-share-only-base-and-desk',
    'apps/web/src/loja/other.ts',
    `import { word } from '../painel/word.js';\nexport const x = word;\n`,
  ],
  [
    'web-apps-share-only-base-and-desk',
    'apps/web/src/base/upwards.ts',
    `import { word } from '../painel/word.js';\nexport const x = word;\n`,
  ],
  ...['base/heavy.ts', 'entregador/heavy.ts', 'loja/deliver/heavy.ts'].map(
    (file) =>
      [
        'web-phones-carry-no-desk',
        `apps/web/src/${file}`,
        `import { word } from '${file.startsWith('loja') ? '../..' : '..'}/desk/word.js';\nexport const x = word;\n`,
      ] as const,
  ),
  ['nothing-unresolved', 'libs/runtime/src/nowhere.ts', `import './not-there.js';\n`],
];

/** Further files of the tree: a module's, and the second files of the planted cycles. */
const BESIDE_PLANTED: Record<string, string> = {
  'apps/console/src/shifts/shifts.ts': `import { shifts } from '#domain/modules';\nexport const y = shifts;\n`,
  'libs/runtime/src/stop-like.ts': `import { OrderLike } from './order-like.js';\nexport interface StopLike { order: OrderLike }\n`,
  'libs/runtime/src/typed-b.ts': `import type { TypedA } from './typed-a.js';\nexport interface TypedB { a: TypedA }\n`,
};

function write(folder: string, files: Record<string, string>): void {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  );

function build(folder: string): void {
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(folder, name));
  write(folder, CLEAN_TREE);
  for (const name of ['express', '@nestjs/platform-express', 'class-validator', 'bull', 'fast-check'])
    write(folder, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: '',
    });
}

describe('the rules of the source tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-architecture-'));

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('report each violation planted in a tree, and nothing of its other files', async () => {
    build(folder);
    write(folder, Object.fromEntries(PLANTED.map(([, file, source]) => [file, source])));
    write(folder, BESIDE_PLANTED);
    const found = await cruise(folder);
    expect(found.filter(({ from }) => from in CLEAN_TREE)).toEqual([]);
    const missed = PLANTED.filter(([rule, file]) => !found.some((v) => v.rule === rule && v.from === file));
    expect(missed).toEqual([]);
  });

  it('are all planted above, the layers of contexts and of nouns by one of them each', async () => {
    const { forbidden } = createRequire(import.meta.url)(CONFIG) as { forbidden: { name: string }[] };
    const planted = new Set(PLANTED.map(([rule]) => rule));
    const rules = forbidden
      .map(({ name }) => name)
      .filter((name) => !/^(contexts: (?!company$)|nouns: (?!orders$))/.test(name));
    expect(rules.filter((name) => !planted.has(name))).toEqual([]);
  });

  it('name each context and noun of the domain', () => {
    const { forbidden } = createRequire(import.meta.url)(CONFIG) as {
      forbidden: { name: string; from: { path: string }; to: { path: string } }[];
    };
    // `^root/folder/` imports none of `^root/(behind|it)/`.
    const listed = forbidden
      .filter(({ name }) => /^(contexts|nouns): /.test(name))
      .flatMap(({ from, to }) => {
        const [, root = '', behind = ''] = /^\^(.*)\((.*)\)\/$/.exec(to.path) ?? [];
        return [from.path.slice(1, -1), ...behind.split('|').map((folder) => `${root}${folder}`)];
      });
    const folders = [DOMAIN, ...foldersIn(DOMAIN)].flatMap(foldersIn);
    expect([...new Set(listed)].sort()).toEqual(folders.sort());
  });

  it('limit the size and complexity of code, and name what a file may not use', async () => {
    const lines = (count: number) => 'x();\n'.repeat(count);
    const app = (name: string) => `apps/full-api/src/${name}.ts`;
    const web = (name: string) => `apps/web/src/base/${name}.tsx`;
    const core = (name: string) => `libs/domain/src/company/${name}.ts`;
    const nest = (name: string) => `import { ${name} } from '@nestjs/common';\nexport const it = ${name};\n`;
    const found = await findings({
      [app('short')]: `export function f() {\n${lines(38)}}`,
      [app('long-function')]: `export function f() {\n${lines(39)}}`,
      [app('long')]: lines(301),
      [app('complex')]: `export function f(a) { ${'if (a) x();'.repeat(10)} }`,
      [app('dependent')]:
        'export class A { constructor(a, b, c, d, e, f, g) { x(a, b, c, d, e, f, g); } used() {} }',
      [app('cycle')]: 'forwardRef(() => A);',
      [app('date')]: 'x(new Date());',
      [app('now')]: 'x(Date.now());',
      [app('environment')]: 'x(process.env.PORT);',
      [core('named')]: `export { hub } from './hub.js';`,
      [core('all')]: `export * from './hub.js';`,
      [core('wiring')]: nest('Injectable'),
      ...Object.fromEntries(
        ['HttpException', 'Controller'].map((name) => [core(`nest-${name.toLowerCase()}`), nest(name)]),
      ),
      [web('hook')]: `export function usePlain() {\n  return 1;\n}`,
      [web('hooks')]: 'export function Shown({ open }) {\n  if (open) useState(0);\n  return <img />;\n}',
      'test/web/once.browser.spec.ts': `expect(await page.evaluate('1')).toBe(1);`,
      'test/by-path.ts': `export { hub } from '../libs/domain/src/company/hub.js';`,
    });
    expect(found).toEqual([
      `${app('complex')}: eslint(complexity)`,
      `${app('cycle')}: own(no-forward-ref)`,
      `${app('date')}: own(no-own-clock)`,
      `${app('dependent')}: own(few-dependencies)`,
      `${app('environment')}: eslint(no-restricted-properties)`,
      `${app('long-function')}: eslint(max-lines-per-function)`,
      `${app('long')}: eslint(max-lines)`,
      `${app('now')}: eslint(no-restricted-properties)`,
      `${web('hook')}: own(hooks-call-hooks)`,
      `${web('hooks')}: jsx-a11y(alt-text)`,
      `${web('hooks')}: react-hooks(rules-of-hooks)`,
      `${core('all')}: own(named-exports)`,
      `${core('nest-controller')}: eslint(no-restricted-imports)`,
      `${core('nest-httpexception')}: eslint(no-restricted-imports)`,
      'test/by-path.ts: eslint(no-restricted-imports)',
      'test/web/once.browser.spec.ts: own(shown-in-browsers)',
    ]);
  });

  it('find what only types show', async () => {
    const files = {
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, target: 'es2023' } }),
      'does-not-compile.ts': `export const cents: number = '1';\n`,
      'not-awaited.ts': `export const paid = async (): Promise<void> => {};\nexport function pay(): void {\n  paid();\n}\n`,
      'not-exhaustive.ts': `export function said(status: 'open' | 'done'): void {\n  switch (status) {\n    case 'open':\n  }\n}\n`,
      'clean.ts': `export const cents = 1;\n`,
    };
    expect(await findings(files, ...TYPED)).toEqual([
      'does-not-compile.ts: typescript(TS2322)',
      'not-awaited.ts: typescript(no-floating-promises)',
      'not-exhaustive.ts: typescript(switch-exhaustiveness-check)',
    ]);
  });
});

describe('the names of files', () => {
  const paths = ['apps', 'libs', 'test', 'tools']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/^libs\/sdks\/.*\/dist\//.test(path));

  it('are noun.role.ts in kebab-case, with a role of the list', () => {
    const wrong = paths.flatMap((path) => (misnaming(path) === null ? [] : [`${path}: ${misnaming(path)}`]));
    expect(wrong).toEqual([]);
  });

  it('use each role at least twice', () => {
    expect(loneRoles(paths)).toEqual([]);
  });

  it.each([
    ['apps/console/src/tracking/tracking.hand.tsx', '"hand" is no role'],
    ['libs/domain/src/ordering/orders/order.hand.ts', '"hand" is no role'],
    ['libs/domain/src/ordering/orders/order.hand.spec.ts', '"hand" is no role'],
    ['libs/domain/src/ordering/orders/first-hand.ts', 'has no role'],
    ['libs/domain/src/ordering/orders/order-rules.ts', 'has no role'],
    ['libs/domain/src/ordering/orders/OrderRules.ts', 'not noun.role.ts in kebab-case'],
    ['libs/domain/src/ordering/orders/order.price.rules.ts', 'not noun.role.ts in kebab-case'],
    ['libs/domain/src/base/migrations/orders.ts', 'has no role'],
    ['apps/full-api/src/stream-text.ts', 'has no role'],
    ['apps/full-api/src/stream-text.spec.ts', 'has no role'],
    ['test/console/answers.ts', 'has no role'],
    ['apps/web/src/painel/board/order-row.tsx', 'no file of a web app'],
    ['apps/web/src/painel/board/queries.ts', 'no file of a web app'],
    ['apps/web/src/base/ui/Button.tsx', 'no file of a web app'],
  ])('refuse %s', (path, reason) => {
    expect(misnaming(path)).toBe(reason);
  });

  it.each([
    'libs/domain/src/ordering/orders/order.rules.ts',
    'libs/domain/src/ordering/orders/order.rules.spec.ts',
    'libs/domain/src/ordering/orders/index.ts',
    'libs/domain/src/base/shared/money.ts',
    'libs/domain/src/base/migrations/0001-hubs.migration.ts',
    'libs/runtime/src/http/server.ts',
    'apps/full-api/src/face.ts',
    'test/console/tracking.browser.spec.ts',
    'test/faults/redis-outage.long.ts',
    'apps/web/src/base/ui/button.tsx',
    'apps/web/src/painel/board/route.tsx',
    'apps/web/src/painel/board/order-row.part.tsx',
    'apps/web/src/painel/ui/book.part.spec.tsx',
    'apps/web/src/base/ui/form.spec.tsx',
    'apps/web/src/painel/board/route.browser.long.ts',
    'apps/web/src/web.suite.tsx',
    'libs/domain/src/dispatch/dispatch-1.suite.ts',
    'README.md',
  ])('accept %s', (path) => {
    expect(misnaming(path)).toBeNull();
  });

  it('report a role that stands once', () => {
    expect(
      loneRoles(paths.filter((path) => !path.endsWith('.interceptor.ts')).concat('apps/x/b.interceptor.ts')),
    ).toEqual(['interceptor']);
  });
});

describe('the names of classes and types', () => {
  const declared = /^export (?:abstract )?(?:class|interface|type) (\w+)/gm;

  function repeatedNames(sources: readonly string[]): string[] {
    const names = sources.flatMap((source) => [...source.matchAll(declared)].map(([, name]) => name!));
    return names.filter((name, i) => names.indexOf(name) !== i);
  }

  it('are one thing each in libs and apps; the web apps and the SDKs stand alone', () => {
    const sources = ['apps', 'libs']
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
      )
      // The build writes `words.ts` from catalogues.
      .filter((path) => /(?<!\b-?words)\.tsx?$/.test(path) && !/^(apps\/web|libs\/sdks)\//.test(path))
      .map((path) => readFileSync(path, 'utf8'));
    expect(repeatedNames(sources)).toEqual([]);
  });

  it('are reported when two files have one', () => {
    expect(repeatedNames(['export class Fleet {}', 'interface Fleet {}', 'export type Fleet = 1;'])).toEqual([
      'Fleet',
    ]);
  });
});

describe('the index files of the libs', () => {
  it('export nothing that only tests take', () => {
    const paths = ['apps', 'libs']
      .flatMap((root) =>
        readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)),
      )
      .filter((path) => /\.tsx?$/.test(path) && !/^(apps\/web|libs\/sdks)\//.test(path));
    const sources = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(Object.keys(sources).length).toBeGreaterThan(1_000);
    expect(namesOfTestsOnly(sources)).toEqual([]);
  });

  it('are reported where a spec alone takes a name, or nobody', () => {
    const city = 'libs/city/src/index.ts';
    const hubs = 'libs/domain/src/company/hubs/index.ts';
    const sources = {
      [city]: `export {\n  type Road,\n  roads,\n  maps,\n} from './roads/index.js';\n`,
      [hubs]: `export { hub, opening as hubOpening, closed, beside } from './hub.js';\n`,
      'libs/domain/src/company/catalog/item.ts': `import { beside } from '../hubs/index.js';\n`,
      'libs/domain/src/ordering/orders/order.ts': `import { hub } from '../../company/index.js';\n`,
      'libs/runtime/src/map.ts': `import { hubOpening as opening } from '#domain';\nimport type { Road } from '#city';\n`,
      'libs/runtime/src/map.spec.ts': `import { roads } from '#city';\nimport { closed } from '#domain';\n`,
    };
    expect(namesOfTestsOnly(sources)).toEqual([`${city}: roads`, `${city}: maps`, `${hubs}: closed`]);
  });
});
