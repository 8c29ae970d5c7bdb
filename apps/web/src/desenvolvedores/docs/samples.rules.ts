import { docsWords } from '../words.js';
import type { Samples as Shown } from './docs.hook.js';
import { phpOf, pythonOf, type SampleFacts, sdkSamples } from './sdk-samples.rules.js';

/** The samples by plain HTTP. */
type Samples = Readonly<Record<keyof Shown, string>>;

/** Two places inside the area of every test environment. */
const PICKUP = { latitude: -22.898391, longitude: -47.062014 };
const DROPOFF = { latitude: -22.915808, longitude: -47.057995 };

interface Call {
  readonly path: string;
  /** The header of the key comes first. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
}

const PARTS_OF_ADDRESS = { country: 'BR', state: 'SP', city: 'Campinas', district: 'Centro' };

const deliveryBody = {
  orderId: '$ORDER_ID',
  orderDisplayId: 'A-1024',
  merchant: { id: 'loja-1', name: 'Padaria' },
  pickupAddress: {
    ...PARTS_OF_ADDRESS,
    street: 'Rua das Acácias',
    number: '100',
    postalCode: '13000-000',
    complement: '',
    ...PICKUP,
  },
  deliveryAddress: {
    ...PARTS_OF_ADDRESS,
    street: 'Rua dos Ipês',
    number: '42',
    postalCode: '13000-000',
    complement: 'Apto 12',
    ...DROPOFF,
  },
  vehicle: { type: ['MOTORBIKE_BAG'], container: 'NORMAL', containerSize: 'MEDIUM' },
  limitTimes: { pickupLimit: 40, deliveryLimit: 90, orderCreatedAt: '2026-03-02T12:00:00Z' },
  totalOrderPrice: { value: 85.9, currency: 'BRL' },
  totalWeight: 1500,
  returnToMerchant: false,
  canCombine: true,
  customerName: 'Maria',
  customerPhone: '11 90000-0000',
  payments: {
    method: 'OFFLINE',
    wirelessPos: false,
    offlineMethod: [{ type: 'CASH', amount: { value: 85.9, currency: 'BRL' } }],
  },
  items: [{ name: 'Pão', quantity: 10 }],
  notifyReadyForPickup: false,
  confirmationCodeRequired: false,
};

function callOf({ type, secret, merchantId, vehicleTypeId }: SampleFacts): Call {
  if (type === 'full_api')
    return {
      path: '/orders',
      headers: [
        ['Authorization', `Bearer ${secret}`],
        ['Idempotency-Key', 'PED-1'],
      ],
      body: {
        cliente_id: merchantId,
        tipo_veiculo_id: vehicleTypeId,
        external_id: 'PED-1',
        endereco_coleta: { endereco: 'Rua das Acácias, 100', ...PICKUP },
        enderecos_entrega: [{ endereco: 'Rua dos Ipês, 42', nome: 'Maria', ...DROPOFF }],
      },
    };
  if (type === 'model_m')
    return {
      path: '/abrirSolicitacao',
      headers: [['api-key', secret]],
      body: {
        forma_pagamento: 'D',
        empresa_id: merchantId,
        partida: {
          endereco: 'Rua das Acácias, 100',
          lat: String(PICKUP.latitude),
          lng: String(PICKUP.longitude),
        },
        paradas: [
          {
            endereco_parada: 'Rua dos Ipês, 42',
            lat_parada: String(DROPOFF.latitude),
            lng_parada: String(DROPOFF.longitude),
            nome_cliente_parada: 'Maria',
          },
        ],
      },
    };
  return { path: '/v1/logistics/delivery', headers: [], body: deliveryBody };
}

/** A first order in four languages, by plain HTTP and by the SDKs, with an app's own credentials filled in. */
export function samplesOf(facts: SampleFacts): Shown {
  const call = callOf(facts);
  const json = JSON.stringify(call.body, null, 2);
  const plain =
    facts.type === 'open_delivery' ? pairSamples(facts, call, json) : keySamples(facts, call, json);
  const sdk = sdkSamples(facts, call.body);
  return {
    curl: { http: plain.curl },
    typescript: { http: plain.typescript, sdk: sdk.typescript },
    php: { http: plain.php, sdk: sdk.php },
    python: { http: plain.python, sdk: sdk.python },
  };
}

function keySamples({ baseUrl }: SampleFacts, { path, headers, body }: Call, json: string): Samples {
  const all = [...headers, ['Content-Type', 'application/json']] as const;
  const each = (one: (name: string, value: string) => string, separator: string) =>
    all.map(([name, value]) => one(name, value)).join(separator);
  return {
    curl: `curl -s ${baseUrl}${path} \\
${each((name, value) => `  -H '${name}: ${value}' \\\n`, '')}  -d '${json}'`,
    typescript: `const response = await fetch('${baseUrl}${path}', {
  method: 'POST',
  headers: { ${each((name, value) => `'${name}': '${value}'`, ', ')} },
  body: JSON.stringify(${json}),
});
console.log(response.status, await response.json());`,
    php: `<?php
$pedido = ${phpOf(body)};
$curl = curl_init('${baseUrl}${path}');
curl_setopt_array($curl, [
  CURLOPT_POST => true,
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [${each((name, value) => `'${name}: ${value}'`, ', ')}],
  CURLOPT_POSTFIELDS => json_encode($pedido),
]);
echo curl_exec($curl);`,
    python: `import requests

pedido = ${pythonOf(body)}
resposta = requests.post(
    "${baseUrl}${path}",
    headers={${headers.map(([name, value]) => `"${name}": "${value}"`).join(', ')}},
    json=pedido,
    timeout=10,
)
print(resposta.status_code, resposta.json())`,
  };
}

/** Samples with a pair of id and secret: a token first, which is good for hours and must be kept. */
function pairSamples(
  { baseUrl, clientId, secret }: SampleFacts,
  { path, body }: Call,
  json: string,
): Samples {
  const id = clientId ?? '';
  return {
    curl: `TOKEN=$(curl -s ${baseUrl}/oauth/token \\
  -d grant_type=client_credentials \\
  -d client_id=${id} \\
  -d client_secret=${secret} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
ORDER_ID=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
curl -s ${baseUrl}${path} \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${json.replace('"$ORDER_ID"', `"'$ORDER_ID'"`)}'`,
    typescript: `// ${docsWords.tokenLives}
const token = await fetch('${baseUrl}/oauth/token', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: '${id}',
    client_secret: '${secret}',
  }),
}).then((response) => response.json());
const response = await fetch('${baseUrl}${path}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${token.access_token}\`, 'Content-Type': 'application/json' },
  body: JSON.stringify(${json.replace('"$ORDER_ID"', 'crypto.randomUUID()')}),
});
console.log(response.status, await response.text());`,
    php: `<?php
function enviar(string $url, array $cabecalhos, string $corpo): string {
  $curl = curl_init($url);
  curl_setopt_array($curl, [
    CURLOPT_POST => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => $cabecalhos,
    CURLOPT_POSTFIELDS => $corpo,
  ]);
  return curl_exec($curl);
}
// ${docsWords.tokenLives}
$token = json_decode(enviar('${baseUrl}/oauth/token', [], http_build_query([
  'grant_type' => 'client_credentials',
  'client_id' => '${id}',
  'client_secret' => '${secret}',
])))->access_token;
$b = bin2hex(random_bytes(16));
$uuid = substr($b, 0, 8).'-'.substr($b, 8, 4).'-4'.substr($b, 13, 3).'-8'.substr($b, 17, 3).'-'.substr($b, 20);
$pedido = ${phpOf(body).replace("'$ORDER_ID'", '$uuid')};
echo enviar('${baseUrl}${path}', ["Authorization: Bearer $token", 'Content-Type: application/json'], json_encode($pedido));`,
    python: `import uuid, requests

# ${docsWords.tokenLives}
token = requests.post("${baseUrl}/oauth/token", timeout=10, data={
    "grant_type": "client_credentials",
    "client_id": "${id}",
    "client_secret": "${secret}",
}).json()["access_token"]
pedido = ${pythonOf(body).replace('"$ORDER_ID"', 'str(uuid.uuid4())')}
resposta = requests.post(
    "${baseUrl}${path}",
    headers={"Authorization": f"Bearer {token}"},
    json=pedido,
    timeout=10,
)
print(resposta.status_code, resposta.text)`,
  };
}
