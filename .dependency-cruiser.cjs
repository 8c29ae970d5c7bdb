/**
 * The rules of the house, checked on every run. Their names are in the words of the design; a planted violation of each
 * is shown to fail by test/architecture.spec.ts.
 */

/** The core's nouns, each may know only those before it. */
const LAYERS = [
  'shared',
  'pix',
  'hubs',
  'idempotency',
  'catalog',
  'merchants',
  'credentials',
  'pictures',
  'geography',
  'pricing',
  'wallets',
  'outbox',
  'couriers',
  'orders',
  'dispatch',
  'payments',
  'delivery-requests',
  'evidence',
  'sandbox',
  'webhooks',
  'tracking',
  'operators',
  'reports',
  'privacy',
  'demo',
];

const FACES = 'full-api|open-delivery|model-m|console';
const SPEC = '\\.spec\\.ts$';
const DOMAIN = '^libs/domain/src/';

/** What speaks HTTP, queues or carries bodies: none of the core's business. */
const TRANSPORT = [
  '@nestjs/(platform-express|swagger|bull|bullmq|jwt|microservices|websockets)',
  '@types/(express|multer|supertest)',
  'express',
  'bull',
  'ioredis',
  'undici',
  'class-validator',
  'class-transformer',
  'supertest',
].join('|');

const layerRules = LAYERS.slice(0, -1).map((noun, at) => ({
  name: `layers: ${noun}`,
  comment: `${noun} may know only the nouns before it: ${LAYERS.slice(0, at).join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `${DOMAIN}${noun}/`, pathNot: SPEC },
  to: { path: `${DOMAIN}(${LAYERS.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'libs-never-import-apps',
      comment: 'The core and the plumbing serve every face and know none.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'faces-never-import-each-other',
      comment: 'What two faces share belongs to the core. Only the gateway composes them.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/gateway/' },
      to: { path: `^apps/(${FACES}|worker|gateway)/`, pathNot: '^apps/$1/' },
    },
    {
      name: 'gateway-enters-faces-by-their-door',
      comment: 'The gateway mounts faces; it does not reach into them.',
      severity: 'error',
      from: { path: '^apps/gateway/' },
      to: { path: `^apps/(${FACES})/`, pathNot: `^apps/(${FACES})/src/face\\.ts$` },
    },
    {
      name: 'domain-knows-no-transport',
      comment: 'No HTTP framework, no queue, no validation of bodies: the faces translate.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: SPEC },
      to: { path: `(^|node_modules/)(${TRANSPORT})(/|$)` },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The core asks for what it needs by ports; the plumbing implements them.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: SPEC },
      to: { path: '^(libs|apps|test)/', pathNot: DOMAIN },
    },
    {
      name: 'nouns-meet-at-their-doors',
      comment: "Another noun's insides are its own: import its index.ts.",
      severity: 'error',
      from: { path: `${DOMAIN}([^/]+)/` },
      to: {
        path: `${DOMAIN}[^/]+/.`,
        pathNot: [`${DOMAIN}$1/`, `${DOMAIN}[^/]+/index\\.ts$`, `${DOMAIN}shared/`],
      },
    },
    {
      name: 'nouns-do-not-know-the-whole',
      comment: 'The lists of all nouns are made of the nouns, not the other way round.',
      severity: 'error',
      from: { path: `${DOMAIN}[^/]+/`, pathNot: SPEC },
      to: { path: `${DOMAIN}([^/]+\\.ts$|migrations/)`, pathNot: `${DOMAIN}migrations/` },
    },
    {
      name: 'front-doors',
      comment: 'The core and the plumbing are entered by #domain and #runtime only.',
      severity: 'error',
      from: { path: '^(apps|test)/' },
      to: { path: '^libs/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'front-door-of-the-core',
      comment: 'The plumbing enters the core by #domain only.',
      severity: 'error',
      from: { path: '^libs/runtime/' },
      to: { path: DOMAIN, dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Whatever needs each other is one thing. `import type` alone leaves nothing behind and does not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'what-runs-is-installed',
      comment: 'The image has no devDependencies, and nothing that package.json does not name.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: SPEC },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      comment: 'A rule cannot judge an import it cannot follow.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...layerRules,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^(dist|data|coverage)/' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
