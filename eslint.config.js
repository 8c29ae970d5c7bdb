import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** What only the costs of Node 20 explain goes with it. */
const goneWithNode20 = engines.node.includes('20.') ? [] : ['delete when node 20 goes'];

/** Limits of size. Code that exceeds one is split along a noun; the limit is not raised. */
const FILE_LINES = 300;
const FUNCTION_LINES = { libs: 60, apps: 40 };
const COMPLEXITY = 10;

const code = { skipBlankLines: true, skipComments: true };
const functionLines = (max) => ['error', { max, IIFEs: true, ...code }];

const syntax = [
  {
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
    message: 'More than 6 constructor dependencies: this class does too much.',
  },
  {
    selector:
      'Property[key.name="no_show"] > Literal.value:not([value=/entregador|courier|repartidor/i]), ' +
      'Property[key.name="no_show"] Property[key.name="message"] > Literal.value:not([value=/entregador|courier|repartidor/i])',
    message: 'Only this reason leaves open who did not come: say that it was the courier.',
  },
  { selector: "CallExpression[callee.name='forwardRef']", message: 'A cycle of modules: cut it instead.' },
];
const argless = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'Only the clock knows what time it is: inject Clock.',
};
const dateNow = {
  object: 'Date',
  property: 'now',
  message: 'Only the clock knows what time it is: inject Clock.',
};
const nestWithoutTransport = {
  name: '@nestjs/common',
  allowImportNames: [
    'Inject',
    'Injectable',
    'Logger',
    'Module',
    'OnApplicationShutdown',
    'OnModuleDestroy',
    'OnModuleInit',
    'Optional',
  ],
  message: 'The domain knows no transport: raise a DomainError, the faces translate it.',
};
const libsByPath = {
  regex: '^(\\.\\./)+libs/',
  message: 'The libs are imported as #city, #domain and #runtime only.',
};
const exportAll = { selector: 'ExportAllDeclaration', message: 'List what is exported by name.' };
const processEnv = {
  object: 'process',
  property: 'env',
  message: 'The environment is read by the config only: ask for the typed config.',
};

// Rules that need types stand in .oxlintrc.json.
export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'data/', 'node_modules/', 'sdks/*/src/generated/'] },
  ...tseslint.configs.strict,
  {
    // The directives are of oxlint's rules.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      'max-lines': ['error', { max: FILE_LINES, ...code }],
      'max-lines-per-function': functionLines(FUNCTION_LINES.libs),
      complexity: ['error', COMPLEXITY],
      'no-restricted-syntax': ['error', ...syntax, argless],
      'no-restricted-properties': ['error', dateNow, processEnv],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: goneWithNode20, location: 'anywhere' }],
      eqeqeq: 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // The kit and the SDKs are programs of their own, without our clock and configuration.
  { files: ['{cli,conformance,sdks}/**/*.{mjs,ts}'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['cli/run.mjs', 'sdks/*/examples/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['apps/**/*.ts'], rules: { 'max-lines-per-function': functionLines(FUNCTION_LINES.apps) } },
  {
    // A view is a tree of elements, so it has many lines and many branches without being complex.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 250, ...code }],
      'max-lines-per-function': functionLines(120),
      complexity: ['error', 16],
    },
  },
  // A catalogue has every text of an app in one language, so that a translator has one file.
  { files: ['apps/web/src/*/words/*.ts'], rules: { 'max-lines': 'off' } },
  // Functions that return a controller for each kind of person are as long as a class.
  { files: ['apps/console/src/sessions/*.controller.ts'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['apps/web/src/ground/clock.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // An index lists the exports of its folder; the core's index lists the contexts.
    files: ['libs/**/*.ts'],
    ignores: ['libs/domain/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, argless, exportAll] },
  },
  {
    // Arrays of numbers read at places that loops bound: TypeScript calls each of them possibly undefined.
    files: ['libs/city/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['libs/runtime/src/index.ts'], rules: { 'max-lines': 'off' } },
  {
    // The core uses Nest for wiring only; everything else in that package is about HTTP.
    files: ['libs/domain/src/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [nestWithoutTransport] }] },
  },
  {
    // The files that turn the environment into typed, frozen objects.
    files: [
      'libs/runtime/src/config/**/*.ts',
      'apps/*/src/config.ts',
      'apps/*/src/main.ts',
      'apps/console/src/cli/main.ts',
      'apps/web/*.mjs',
      'docker/healthcheck.mjs',
      'test/support/global-setup.mjs',
      'tools/lint/*.mjs',
    ],
    rules: { 'no-restricted-properties': ['error', dateNow] },
  },
  {
    files: ['libs/domain/src/base/shared/clock.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax, exportAll],
      'no-restricted-properties': ['error', processEnv],
    },
  },
  {
    // Specs are lists of examples; bodies they receive are `any`.
    files: ['**/*.spec.{ts,tsx}', '{test,tools}/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 500, ...code }],
      'max-lines-per-function': 'off',
      'no-restricted-properties': ['error', dateNow],
      'no-console': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['{test,tools}/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [libsByPath] }] },
  },
);
