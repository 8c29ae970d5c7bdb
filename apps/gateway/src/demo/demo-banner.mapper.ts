import type { FaceDefinition, RuntimeConfig } from '#runtime';
import type { DemoFacts } from './demo-facts.schemas.js';
import { demoFile } from './demo.service.js';

type BannerConfig = Pick<
  RuntimeConfig,
  'publicUrl' | 'dataDir' | 'loopbackReceivers' | 'demonstration' | 'modules'
>;

const LOOPBACK_LINE =
  'Webhooks of this demonstration may go to receivers on this machine: http://localhost:4000/hook';
const MAILBOX = '/api/console/mailbox';
const LOGIN_WIDTH = 28;

/** `npm start` prints it: the apps with a log-in for each person, credentials and three calls to paste. */
export function demoBanner(
  facts: DemoFacts | null,
  faces: readonly FaceDefinition[],
  config: BannerConfig,
): string {
  const { publicUrl: baseUrl, dataDir, loopbackReceivers } = config;
  const head = ['', `Panel: ${baseUrl}/painel`, `Ready on ${baseUrl}`, ''];
  const apis = faces.map(
    ({ name, prefixes, docsPath }) =>
      `  ${name.padEnd(14)} ${baseUrl}${prefixes[0] ?? ''}${docsPath === undefined ? '' : `   docs: ${baseUrl}${docsPath}`}`,
  );
  const addresses = ['APIs', ...apis, `  everything at a glance: ${baseUrl}/docs`, ''];
  if (facts === null) {
    const pages = appsOf(config).map(({ name, path }) => `  ${name.padEnd(14)} ${baseUrl}${path}`);
    const note = 'This database is in use, so no demonstration was added to it. Keys: npm run cli -- help';
    return [...head, ...pages, '', ...addresses, note, ''].join('\n');
  }
  return [
    ...head,
    ...people(facts, config),
    '',
    ...addresses,
    ...credentials(facts, dataDir),
    '',
    ...(loopbackReceivers ? [LOOPBACK_LINE, ''] : []),
    ...calls(facts, baseUrl),
    '',
  ].join('\n');
}

const APPS = [
  { name: 'Panel', path: '/painel' },
  { name: 'Shop', path: '/loja' },
  { name: 'Courier app', path: '/entregador' },
  { name: 'Developers', path: '/desenvolvedores', module: 'developers' },
] as const;

function appsOf({ modules }: BannerConfig) {
  return APPS.filter((app) => !('module' in app) || modules.includes(app.module));
}

function people(facts: DemoFacts, config: BannerConfig): string[] {
  const { publicUrl, demonstration } = config;
  const { admin, town, platform, merchant, couriers, developer } = facts;
  const who = {
    '/painel': [
      ...(town ? [['busy company', town.email, town.password]] : []),
      ['company', admin.email, admin.password],
      ['platform', platform.email, platform.password],
    ],
    '/loja': [['shop', merchant.email, merchant.password]],
    '/entregador': couriers.map(({ phone, password }) => ['courier', phone, password]),
    '/desenvolvedores': [['developer', developer.email, developer.password]],
  };
  const apps = appsOf(config).flatMap(({ name, path }) => [
    `  ${name.padEnd(14)} ${publicUrl}${path}`,
    ...who[path].map(([role = '', login = '', password = '']) =>
      `    ${role.padEnd(12)} ${login.padEnd(LOGIN_WIDTH)} ${password}`.trimEnd(),
    ),
  ]);
  const mailbox = `  ${'Mailbox'.padEnd(14)} ${publicUrl}${MAILBOX}   mails and messages that would have been sent`;
  return [
    'Demonstration (made-up company, made-up quarter): open, log in',
    ...apps,
    ...(demonstration ? [mailbox] : []),
  ];
}

function credentials(facts: DemoFacts, dataDir: string): string[] {
  const { fullApi, openDelivery, modelM, admin, sandbox } = facts;
  return [
    `Keys (all of it in ${demoFile(dataDir)}):`,
    `  Full API       hub key       ${fullApi.hubKey}`,
    `                 customer key  ${fullApi.customerKey}`,
    `  Open Delivery  client        ${openDelivery.clientId}`,
    `                 secret        ${openDelivery.clientSecret}`,
    `  Model M        hub key       ${modelM.hubKey}`,
    `                 company key   ${modelM.companyKey}`,
    `  Admin          token         ${admin.token}`,
    `  Sandbox        hub key       ${sandbox.fullApiHubKey}`,
  ];
}

function calls(facts: DemoFacts, baseUrl: string): string[] {
  const { fullApi, openDelivery, modelM, place } = facts;
  const order = {
    tipo_veiculo_id: fullApi.tipoVeiculoId,
    cliente_id: fullApi.clienteId,
    endereco_coleta: { endereco: place.pickup.address },
    enderecos_entrega: [{ endereco: place.dropoff.address, nome: 'Maria' }],
  };
  return [
    'Place an order (Full API):',
    `  curl -s ${baseUrl}/api/v1/orders -H 'Authorization: Bearer ${fullApi.hubKey}' -H 'Content-Type: application/json' -d '${JSON.stringify(order)}'`,
    'Get a token (Open Delivery):',
    `  curl -s ${baseUrl}/api/opendelivery/oauth/token -d grant_type=client_credentials -d client_id=${openDelivery.clientId} -d client_secret=${openDelivery.clientSecret}`,
    'List requests (Model M):',
    `  curl -s ${baseUrl}/api/m/solicitacao -H 'api-key: ${modelM.hubKey}'`,
  ];
}
