import type { FaceDefinition } from '#runtime';
import type { DemoFacts } from './demo.facts.js';
import { demoFile } from './demo.file.js';

/** What `npm start` says to a person: where everything is, with what to try it, and three calls to paste. */
export function banner(
  facts: DemoFacts | null,
  faces: readonly FaceDefinition[],
  { baseUrl, dataDir }: { baseUrl: string; dataDir: string },
): string {
  const addresses = faces.map(
    ({ name, prefixes, docsPath }) =>
      `  ${name.padEnd(14)} ${baseUrl}${prefixes[0] ?? ''}${docsPath === undefined ? '' : `   docs: ${baseUrl}${docsPath}`}`,
  );
  const lines = ['', `Ready on ${baseUrl}`, '', ...addresses, ''];
  if (facts === null) {
    lines.push('This database is in use, so no demonstration was added to it. Keys: npm run cli -- help', '');
    return lines.join('\n');
  }
  return [...lines, ...credentials(facts, dataDir), '', ...calls(facts, baseUrl), ''].join('\n');
}

function credentials(facts: DemoFacts, dataDir: string): string[] {
  const { fullApi, openDelivery, modelM, admin, couriers, sandbox } = facts;
  return [
    `Demonstration (made-up company, made-up quarter; all of it in ${demoFile(dataDir)}):`,
    `  Full API       hub key       ${fullApi.hubKey}`,
    `                 customer key  ${fullApi.customerKey}`,
    `  Open Delivery  client        ${openDelivery.clientId}`,
    `                 secret        ${openDelivery.clientSecret}`,
    `  Model M        hub key       ${modelM.hubKey}`,
    `                 company key   ${modelM.companyKey}`,
    `  Admin          token         ${admin.token}`,
    `  Sandbox        hub key       ${sandbox.fullApiHubKey}`,
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
