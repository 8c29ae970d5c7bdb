/** The rules of imports. test/architecture.spec.ts plants a violation of each and expects it to be found. */

/** The contexts of the domain and their nouns; each may import only those before it. */
const CONTEXTS = {
  base: 'shared storage migrations',
  company: 'hubs catalog saved-views',
  events: 'messages pushes idempotency outbox',
  places: 'cities speeds geography',
  ledger: 'news pix wallets cash',
  people: 'sessions merchants pictures couriers evidence operators merchant-access password-resets',
  integration: 'credentials webhooks',
  ordering: 'pricing orders alerts address-book tracking',
  billing: 'payments invoices faults contests',
  dispatch: 'queue planning searches dispatch-decisions rounds passes projections activity advice trials',
  requests: 'delivery-requests confirmation conversations recipient-wishes',
  'back-office': 'jobs reports decisions health privacy demo',
  // Modules that an installation may leave out: nothing above knows them.
  optional: 'city-imports claims payouts shifts',
  sandbox: 'robots developers developer-apps app-access town',
};

const SPEC = '\\.(spec|suite|long)\\.tsx?$';
const DOMAIN = '^libs/domain/src/';

/** What an installation may leave out (`MODULES`). */
const MODULES = [
  `${DOMAIN}(optional/|sandbox/|modules\\.ts$)`,
  '^libs/runtime/src/modules/',
  '^apps/console/src/(city-maker|claims|developers|payouts|sandbox|shifts)/',
];
/** A row or an import for each module: the core without a module is these files without it. */
const LISTS_OF_MODULES = [
  `${DOMAIN}(entities|modules|optional\\.module|statement-rows\\.types|testing)\\.ts$`,
  '^libs/runtime/src/(core/optional-providers|testing)\\.ts$',
  '^apps/console/src/(app\\.module|cli/optional\\.commands)\\.ts$',
  '^apps/gateway/src/demo/optional-demo\\.steps\\.ts$',
  '^apps/worker/src/periodic\\.tasks\\.ts$',
];

/** Packages of transport (HTTP, queues, validation of bodies), which the domain must not import. */
const TRANSPORT = [
  '@nestjs/(platform-express|swagger|bull|bullmq|jwt|microservices|websockets)',
  '@types/(express|multer|supertest)',
  'express|bull|ioredis|undici|class-validator|class-transformer|supertest',
].join('|');

/** One rule a folder of `ordered`: it imports no folder behind it. */
const layers = (kind, root, ordered) =>
  ordered.slice(0, -1).map((folder, at) => ({
    name: `${kind}: ${folder}`,
    comment: `${folder} may import only what stands before it: ${ordered.slice(0, at).join(', ') || 'none'}.`,
    from: { path: `${root}${folder}/`, pathNot: SPEC },
    to: { path: `${root}(${ordered.slice(at + 1).join('|')})/` },
  }));

const rules = {
  'libs-never-import-apps': {
    comment: 'The domain and the runtime serve every app and import none.',
    from: { path: '^libs/' },
    to: { path: '^apps/' },
  },
  'apps-never-import-each-other': {
    comment: 'What two faces share belongs to the domain. Only the gateway imports faces.',
    from: { path: '^apps/([^/]+)/', pathNot: '^apps/gateway/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  'gateway-imports-only-face-ts': {
    comment: 'The gateway imports the worker, and of each face its face.ts.',
    from: { path: '^apps/gateway/' },
    to: { path: '^apps/', pathNot: ['^apps/(gateway|worker)/', '^apps/[^/]+/src/face\\.ts$'] },
  },
  'domain-imports-no-transport': {
    comment:
      'No HTTP framework, no queue, no validation of bodies: the faces translate to and from the wire.',
    from: { path: DOMAIN, pathNot: SPEC },
    to: { path: `(^|node_modules/)(${TRANSPORT})(/|$)` },
  },
  'domain-imports-only-itself': {
    comment: 'The domain declares ports for what it needs; the runtime implements them.',
    from: { path: DOMAIN, pathNot: SPEC },
    to: { path: '^(libs|apps|test|tools)/', pathNot: DOMAIN },
  },
  'contexts-import-only-index-ts': {
    comment: 'Of another context, only its index.ts may be imported.',
    from: { path: `${DOMAIN}([^/]+)/` },
    to: { path: `${DOMAIN}[^/]+/.`, pathNot: [`${DOMAIN}$1/`, `${DOMAIN}[^/]+/index\\.ts$`] },
  },
  'nouns-import-only-index-ts': {
    comment: 'Of another noun of the same context, only index.ts may be imported.',
    from: { path: `${DOMAIN}([^/]+)/([^/]+)/` },
    to: { path: `${DOMAIN}$1/[^/]+/.`, pathNot: [`${DOMAIN}$1/$2/`, `${DOMAIN}$1/[^/]+/index\\.ts$`] },
  },
  'nouns-import-no-list': {
    comment:
      'The index.ts of a context, and index.ts, entities.ts and the module of the domain list the nouns.',
    from: { path: `${DOMAIN}([^/]+)/[^/]+/`, pathNot: SPEC },
    to: { path: `${DOMAIN}($1/index|[^/]+)\\.ts$` },
  },
  'libs-only-by-alias': {
    comment: 'Apps and the runtime import the other libs as #cells, #city, #domain and #runtime only.',
    // Tests and tools too, which oxlint checks.
    from: { path: '^(apps|libs/runtime)/' },
    to: { path: '^libs/', pathNot: '^$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  'core-imports-no-module': {
    comment: 'The core compiles without any module: what it asks of one is a port of its own.',
    from: { path: '^(apps|libs)/', pathNot: [...MODULES, ...LISTS_OF_MODULES, SPEC] },
    to: { path: MODULES },
  },
  'cells-import-only-the-domain': {
    comment: 'Cells move hubs by what the core exports; nothing in the core, and no face, knows of them.',
    from: { path: '^libs/cells/', pathNot: SPEC },
    to: { path: '^(libs|apps|test|tools)/', pathNot: '^libs/(cells/|domain/src/index\\.ts$)' },
  },
  'city-imports-only-itself': {
    comment: 'Threads and the command line load the city alone: no Nest, no database, no other lib.',
    from: { path: '^libs/city/', pathNot: SPEC },
    to: {
      path: '^(libs|apps|test|tools)/|(^|node_modules/)(@nestjs|typeorm|pg)(/|$)',
      pathNot: '^libs/city/',
    },
  },
  'testing-entries-are-for-tests': {
    comment:
      'What testing.ts exports is for specs, tests and tools alone: what an app needs is exported by index.ts.',
    from: { path: '^(apps|libs)/', pathNot: SPEC },
    to: { path: '^libs/[^/]+/src/testing\\.ts$' },
  },
  'no-cycles': {
    comment:
      'Files that import each other, be it types alone, are read as one. What both need stands in a third.',
    from: {},
    to: { circular: true },
  },
  'runtime-needs-no-dev-dependency': {
    comment: 'The Docker image has no devDependencies, and no package that package.json does not name.',
    // What web apps import is bundled when they are built.
    from: { path: '^(libs|apps)/', pathNot: [SPEC, '^apps/web/', '^libs/sdks/'] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  'web-apps-stand-alone': {
    comment: 'A web app knows the server by its API only; no server imports a web app, as apps never do.',
    from: { path: '^apps/web/src/', pathNot: SPEC },
    to: { path: '^(libs|test|tools)/' },
  },
  'web-apps-share-only-base-and-desk': {
    comment: 'What two web apps share belongs to the base, or to the desk, which import no app.',
    from: { path: '^apps/web/src/([^/]+)/' },
    to: { path: '^apps/web/src/', pathNot: '^apps/web/src/($1|base|desk)/' },
  },
  'web-phones-carry-no-desk': {
    comment:
      'The base, the couriers’ app and what a shop does on a phone load nothing that large screens need.',
    from: { path: '^apps/web/src/(base|entregador|loja/(app\\.tsx$|(data|deliver|enter|order)/))' },
    to: { path: '^apps/web/src/desk/' },
  },
  'nothing-unresolved': {
    comment: 'A rule cannot check an import that does not resolve.',
    from: {},
    to: { couldNotResolve: true },
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(rules).map(([name, rule]) => ({ name, ...rule })),
    ...layers('contexts', DOMAIN, Object.keys(CONTEXTS)),
    ...Object.entries(CONTEXTS).flatMap(([context, nouns]) =>
      layers('nouns', `${DOMAIN}${context}/`, nouns.split(' ')),
    ),
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|data|coverage)/' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
