import type { FaceDefinition, RuntimeConfig } from '#runtime';
import type { DemoFacts } from './demo-facts.schemas.js';
import { demoFile } from './demo-file.store.js';

type BannerConfig = Pick<RuntimeConfig, 'publicUrl' | 'dataDir' | 'loopbackReceivers'>;

const LOOPBACK_LINE =
  'Webhooks of this demonstration may go to receivers on this machine: http://localhost:4000/hook';

/** The text that `npm start` prints: addresses, credentials of the demonstration and three calls to paste. */
export function demoBanner(
  facts: DemoFacts | null,
  faces: readonly FaceDefinition[],
  { publicUrl: baseUrl, dataDir, loopbackReceivers }: BannerConfig,
): string {
  const addresses = faces.map(
    ({ name, prefixes, docsPath }) =>
      `  ${name.padEnd(14)} ${baseUrl}${prefixes[0] ?? ''}${docsPath === undefined ? '' : `   docs: ${baseUrl}${docsPath}`}`,
  );
  const lines = [
    '',
    `Ready on ${baseUrl}`,
    `  everything at a glance: ${baseUrl}/docs`,
    '',
    ...addresses,
    '',
  ];
  if (facts === null) {
    lines.push('This database is in use, so no demonstration was added to it. Keys: npm run cli -- help', '');
    return lines.join('\n');
  }
  const receivers = loopbackReceivers ? [LOOPBACK_LINE, ''] : [];
  return [
    ...lines,
    ...credentials(facts, baseUrl, dataDir),
    '',
    ...receivers,
    ...calls(facts, baseUrl),
    '',
  ].join('\n');
}

function credentials(facts: DemoFacts, baseUrl: string, dataDir: string): string[] {
  const { fullApi, openDelivery, modelM, admin, merchant, couriers, sandbox } = facts;
  return [
    `Demonstration (made-up company, made-up quarter; all of it in ${demoFile(dataDir)}):`,
    `  Full API       hub key       ${fullApi.hubKey}`,
    `                 customer key  ${fullApi.customerKey}`,
    `  Open Delivery  client        ${openDelivery.clientId}`,
    `                 secret        ${openDelivery.clientSecret}`,
    `  Model M        hub key       ${modelM.hubKey}`,
    `                 company key   ${modelM.companyKey}`,
    `  Admin          token         ${admin.token}`,
    `                 log-in        ${admin.email}   ${admin.password}`,
    `  Merchant       log-in        ${merchant.email}   ${merchant.password}`,
    `  Sandbox        hub key       ${sandbox.fullApiHubKey}`,
    `  Courier app    ${baseUrl}/entregador   log in as one of:`,
    ...couriers.map(({ phone, password }) => `  Courier        ${phone}   ${password}`),
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
