/**
 * The rules of imports, checked by `npm run lint`. test/architecture.spec.ts plants a violation of each and expects it
 * to be found.
 */

/** The domain's nouns; each may import only those before it. */
const LAYERS = [
  'shared',
  'storage',
  'pix',
  'hub-moves',
  'hubs',
  'messages',
  'pushes',
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
  'address-book',
  'delivery-imports',
  'dispatch',
  'payments',
  'bulk',
  'invoices',
  'delivery-requests',
  'confirmation',
  'evidence',
  'sandbox',
  'webhooks',
  'tracking',
  'saved-views',
  'operators',
  'merchant-access',
  'password-resets',
  'reports',
  'privacy',
  'demo',
  'developers',
  'developer-apps',
];

const FACES = 'full-api|open-delivery|model-m|console';
const SPEC = '\\.spec\\.ts$';
const DOMAIN = '^libs/domain/src/';

/** Packages of transport (HTTP, queues, validation of bodies), which the domain must not import. */
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
  comment: `${noun} may import only the nouns before it: ${LAYERS.slice(0, at).join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `${DOMAIN}${noun}/`, pathNot: SPEC },
  to: { path: `${DOMAIN}(${LAYERS.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'libs-never-import-apps',
      comment: 'The domain and the runtime serve every app and import none.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'faces-never-import-each-other',
      comment: 'What two faces share belongs to the domain. Only the gateway imports faces.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/gateway/' },
      to: { path: `^apps/(${FACES}|worker|gateway)/`, pathNot: '^apps/$1/' },
    },
    {
      name: 'gateway-imports-only-face-ts',
      comment: 'The gateway imports the face.ts of each face and no other file of it.',
      severity: 'error',
      from: { path: '^apps/gateway/' },
      to: { path: `^apps/(${FACES})/`, pathNot: `^apps/(${FACES})/src/face\\.ts$` },
    },
    {
      name: 'domain-imports-no-transport',
      comment:
        'No HTTP framework, no queue, no validation of bodies: the faces translate to and from the wire.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: SPEC },
      to: { path: `(^|node_modules/)(${TRANSPORT})(/|$)` },
    },
    {
      name: 'domain-imports-only-itself',
      comment: 'The domain declares ports for what it needs; the runtime implements them.',
      severity: 'error',
      from: { path: DOMAIN, pathNot: SPEC },
      to: { path: '^(libs|apps|test)/', pathNot: DOMAIN },
    },
    {
      name: 'nouns-import-only-index-ts',
      comment: 'Of another noun, only index.ts may be imported.',
      severity: 'error',
      from: { path: `${DOMAIN}([^/]+)/` },
      to: {
        path: `${DOMAIN}[^/]+/.`,
        pathNot: [`${DOMAIN}$1/`, `${DOMAIN}[^/]+/index\\.ts$`],
      },
    },
    {
      name: 'nouns-do-not-import-the-domain-root',
      comment: 'index.ts, entities.ts and the module list the nouns; no noun imports these lists.',
      severity: 'error',
      from: { path: `${DOMAIN}[^/]+/`, pathNot: SPEC },
      to: { path: `${DOMAIN}([^/]+\\.ts$|migrations/)`, pathNot: `${DOMAIN}migrations/` },
    },
    {
      name: 'libs-only-by-alias',
      comment: 'Apps and tests import the libs as #domain and #runtime only.',
      severity: 'error',
      from: { path: '^(apps|test)/' },
      to: { path: '^libs/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'runtime-imports-domain-by-alias',
      comment: 'The runtime imports the domain as #domain only.',
      severity: 'error',
      from: { path: '^libs/runtime/' },
      to: { path: DOMAIN, dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Files that import each other belong together. `import type` leaves no import at run time and does not count.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'runtime-needs-no-dev-dependency',
      comment: 'The Docker image has no devDependencies, and no package that package.json does not name.',
      severity: 'error',
      // What web apps import is bundled when they are built.
      from: { path: '^(libs|apps)/', pathNot: [SPEC, '^apps/web/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
    ...[
      {
        from: { path: '^apps/web/', pathNot: SPEC },
        to: { path: '^(apps|libs|test)/', pathNot: '^apps/web/' },
      },
      { from: { path: '^(apps|libs)/', pathNot: '^apps/web/' }, to: { path: '^apps/web/' } },
    ].map((ends) => ({
      name: 'web-apps-stand-alone',
      comment: 'A web app knows the server by its API only, and no server imports a web app.',
      severity: 'error',
      ...ends,
    })),
    {
      name: 'web-apps-share-only-the-ground',
      comment: 'What two web apps share belongs to the ground.',
      severity: 'error',
      from: { path: '^apps/web/src/([^/]+)/', pathNot: SPEC },
      to: { path: '^apps/web/src/', pathNot: ['^apps/web/src/$1/', '^apps/web/src/ground/'] },
    },
    {
      name: 'web-ground-knows-no-app',
      comment: 'The ground serves every web app and imports none.',
      severity: 'error',
      from: { path: '^apps/web/src/ground/' },
      to: { path: '^apps/web/src/(?!ground/)' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'A rule cannot check an import that does not resolve.',
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
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
