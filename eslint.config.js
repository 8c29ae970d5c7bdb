import tseslint from 'typescript-eslint';

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
const exportAll = { selector: 'ExportAllDeclaration', message: 'List what is exported by name.' };
const processEnv = {
  object: 'process',
  property: 'env',
  message: 'The environment is read by the config only: ask for the typed config.',
};

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'data/', 'node_modules/'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: FILE_LINES, ...code }],
      'max-lines-per-function': functionLines(FUNCTION_LINES.libs),
      complexity: ['error', COMPLEXITY],
      'no-restricted-syntax': ['error', ...syntax, argless],
      'no-restricted-properties': ['error', dateNow, processEnv],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A port is asynchronous even where one of its engines has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // TypeORM types its driver by the base type only.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // `query<Row>()` declares the shape of the result.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  { files: ['apps/**/*.ts'], rules: { 'max-lines-per-function': functionLines(FUNCTION_LINES.apps) } },
  {
    // A view is a tree of elements, so it has many lines and many branches without being complex.
    files: ['apps/web/src/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 250, ...code }],
      'max-lines-per-function': functionLines(120),
      complexity: ['error', 16],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['apps/web/src/ground/time.ts'],
    rules: { 'no-restricted-syntax': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // An index lists the exports of its folder; the core's index is longer than a file of code may be.
    files: ['libs/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, argless, exportAll] },
  },
  { files: ['libs/*/src/index.ts'], rules: { 'max-lines': 'off' } },
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
    ],
    rules: { 'no-restricted-properties': ['error', dateNow] },
  },
  {
    files: ['libs/domain/src/shared/clock.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...syntax, exportAll],
      'no-restricted-properties': ['error', processEnv],
    },
  },
  {
    // Specs are lists of examples; bodies they receive are `any`.
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 500, ...code }],
      'max-lines-per-function': 'off',
      'no-restricted-properties': ['error', dateNow],
      'no-console': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    // Jest requires its runtime, which Node 20 does with CommonJS only.
    files: ['test/support/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
