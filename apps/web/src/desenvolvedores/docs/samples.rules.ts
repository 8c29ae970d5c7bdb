import { docsWords } from '../words.js';
import { ADDRESSES, type ApiName, type Samples } from './docs.hook.js';

export interface SampleFacts {
  readonly type: Exclude<ApiName, 'console'>;
  readonly baseUrl: string;
  readonly clientId: string | null;
  readonly secret: string;
  readonly merchantId: number | string;
  readonly vehicleTypeId: number | string;
}

type Program = Record<keyof Samples, string>;

/** The call that makes an order, by its names in the SDKs: TypeScript's client, PHP's and Python's class. */
const CALLS = {
  full_api: {
    path: '/orders',
    typescript: 'fullApi',
    class: 'FullApi',
    php: 'ordersCreate',
    python: 'orders_create',
  },
  open_delivery: {
    path: '/v1/logistics/delivery',
    typescript: 'openDelivery',
    class: 'OpenDelivery',
    php: 'logisticsNewDelivery',
    python: 'logistics_new_delivery',
  },
  model_m: {
    path: '/abrirSolicitacao',
    typescript: 'modelM',
    class: 'ModelM',
    php: 'abrirSolicitacao',
    python: 'abrir_solicitacao',
  },
} satisfies Readonly<Record<SampleFacts['type'], object>>;

/** Two places inside the area of every test environment. */
const PICKUP = { latitude: -22.898391, longitude: -47.062014 };
const DROPOFF = { latitude: -22.915808, longitude: -47.057995 };

const ADDRESS = { country: 'BR', state: 'SP', city: 'Campinas', district: 'Centro', postalCode: '13000-000' };

const DELIVERY = {
  orderId: '$ORDER_ID',
  orderDisplayId: 'A-1024',
  merchant: { id: 'loja-1', name: 'Padaria' },
  pickupAddress: { ...ADDRESS, street: 'Rua das Acácias', number: '100', complement: '', ...PICKUP },
  deliveryAddress: { ...ADDRESS, street: 'Rua dos Ipês', number: '42', complement: 'Apto 12', ...DROPOFF },
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

function bodyOf({ type, merchantId, vehicleTypeId }: SampleFacts): object {
  if (type === 'open_delivery') return DELIVERY;
  if (type === 'full_api')
    return {
      cliente_id: merchantId,
      tipo_veiculo_id: vehicleTypeId,
      external_id: 'PED-1',
      endereco_coleta: { endereco: 'Rua das Acácias, 100', ...PICKUP },
      enderecos_entrega: [{ endereco: 'Rua dos Ipês, 42', nome: 'Maria', ...DROPOFF }],
    };
  return {
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
  };
}

/** PHP has no call for a new id. */
const PHP_ID = `$b = bin2hex(random_bytes(16));
$uuid = substr($b, 0, 8).'-'.substr($b, 8, 4).'-4'.substr($b, 13, 3).'-8'.substr($b, 17, 3).'-'.substr($b, 20);
`;

/** The body of the order as each language writes it. Its texts are ours, without quotation mark or brace. */
function literalsOf(facts: SampleFacts): Program {
  const json = JSON.stringify(bodyOf(facts), null, 2);
  const php = json
    .replaceAll('"', "'")
    .replaceAll("': ", "' => ")
    .replace(/[{}]/g, (one) => (one === '{' ? '[' : ']'));
  const python = json.replaceAll(': true', ': True').replaceAll(': false', ': False');
  const withId = (text: string, id: string) => text.replace(/["']\$ORDER_ID["']/, id);
  return {
    curl: withId(json, `"'$ORDER_ID'"`),
    typescript: withId(json, 'crypto.randomUUID()'),
    php: withId(php, '$uuid'),
    python: withId(python, 'str(uuid.uuid4())'),
  };
}

/** A first order in four languages, by plain HTTP and by the SDKs, with an app's credentials filled in. */
export function samplesOf(facts: SampleFacts): Samples {
  const body = literalsOf(facts);
  const http = httpSamples(facts, body);
  const sdk = sdkSamples(facts, body);
  return {
    curl: { http: http.curl },
    typescript: { http: http.typescript, sdk: sdk.typescript },
    php: { http: http.php, sdk: sdk.php },
    python: { http: http.python, sdk: sdk.python },
  };
}

/** The headers that say who calls; `token`: how a language names the token that it got for a pair. */
function headersOf({ type, secret }: SampleFacts, token: string): [name: string, value: string][] {
  if (type === 'model_m') return [['api-key', secret]];
  if (type === 'open_delivery') return [['Authorization', `Bearer ${token}`]];
  return [
    ['Authorization', `Bearer ${secret}`],
    ['Idempotency-Key', 'PED-1'],
  ];
}

function httpSamples(facts: SampleFacts, body: Program): Program {
  const pair = facts.type === 'open_delivery';
  const url = facts.baseUrl + CALLS[facts.type].path;
  const before = pair ? tokenSamples(facts) : { curl: '', typescript: '', php: '', python: '' };
  const headers = (token: string, one: (name: string, value: string) => string, separator = ', ') =>
    headersOf(facts, token)
      .map(([name, value]) => one(name, value))
      .join(separator);
  // A program with a token writes its headers as texts with a place in them.
  const [inTypescript, inPhp, inPython] = pair ? ['`', '"', 'f"'] : ["'", "'", '"'];
  return {
    curl: `${before.curl}curl -s ${url} \\
${headers('$TOKEN', (name, value) => `  -H "${name}: ${value}" \\\n`, '')}  -H 'Content-Type: application/json' \\
  -d '${body.curl}'`,
    typescript: `${before.typescript}const response = await fetch('${url}', {
  method: 'POST',
  headers: { ${headers('${token.access_token}', (name, value) => `'${name}': ${inTypescript}${value}${inTypescript}`)}, 'Content-Type': 'application/json' },
  body: JSON.stringify(${body.typescript}),
});
console.log(response.status, await response.text());`,
    php: `<?php
${before.php}$pedido = ${body.php};
$curl = curl_init('${url}');
curl_setopt_array($curl, [
  CURLOPT_POST => true,
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [${headers('$token', (name, value) => `${inPhp}${name}: ${value}${inPhp}`)}, 'Content-Type: application/json'],
  CURLOPT_POSTFIELDS => json_encode($pedido),
]);
echo curl_exec($curl);`,
    python: `${before.python || 'import requests\n\n'}pedido = ${body.python}
resposta = requests.post(
    "${url}",
    headers={${headers('{token}', (name, value) => `"${name}": ${inPython}${value}"`)}},
    json=pedido,
    timeout=10,
)
print(resposta.status_code, resposta.text)`,
  };
}

/** A pair of id and secret gets a token first, which is good for hours and must be kept. */
function tokenSamples({ baseUrl, clientId, secret }: SampleFacts): Program {
  const url = `${baseUrl}/oauth/token`;
  const id = clientId ?? '';
  return {
    curl: `TOKEN=$(curl -s ${url} \\
  -d grant_type=client_credentials \\
  -d client_id=${id} \\
  -d client_secret=${secret} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
ORDER_ID=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
`,
    typescript: `// ${docsWords.tokenLives}
const token = await fetch('${url}', {
  method: 'POST',
  body: new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: '${id}',
    client_secret: '${secret}',
  }),
}).then((response) => response.json());
`,
    php: `$curl = curl_init('${url}');
curl_setopt_array($curl, [
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_POSTFIELDS => http_build_query([
    'grant_type' => 'client_credentials',
    'client_id' => '${id}',
    'client_secret' => '${secret}',
  ]),
]);
// ${docsWords.tokenLives}
$token = json_decode(curl_exec($curl))->access_token;
${PHP_ID}`,
    python: `import uuid, requests

# ${docsWords.tokenLives}
token = requests.post("${url}", timeout=10, data={
    "grant_type": "client_credentials",
    "client_id": "${id}",
    "client_secret": "${secret}",
}).json()["access_token"]
`,
  };
}

function sdkSamples({ type, baseUrl, clientId, secret }: SampleFacts, body: Program): Omit<Program, 'curl'> {
  const names = CALLS[type];
  const pair = type === 'open_delivery';
  // SDKs take the origin of the server, without the API's path.
  const origin = baseUrl.replace(ADDRESSES[type], '');
  const given = pair ? [origin, clientId ?? '', secret] : [origin, secret];
  const named = pair ? `clientId: '${clientId ?? ''}', clientSecret: '${secret}'` : `key: '${secret}'`;
  return {
    typescript: `import { answerOf, ${names.typescript} } from 'last-mile-sdk';

const api = ${names.typescript}({ baseUrl: '${origin}', ${named} });
const pedido = await answerOf(api.POST('${ADDRESSES[type]}${names.path}', {
  body: ${body.typescript.replaceAll('\n', '\n  ')},
}));
console.log(pedido);`,
    php: `<?php
require 'vendor/autoload.php';

use LastMile\\${names.class};

$api = new ${names.class}('${given.join("', '")}');
${pair ? PHP_ID : ''}$pedido = $api->${names.php}(${body.php});
print_r($pedido);`,
    python: `${pair ? 'import uuid\n' : ''}from last_mile import ${names.class}

api = ${names.class}("${given.join('", "')}")
pedido = api.${names.python}(${body.python})
print(pedido)`,
  };
}
