import { ADDRESSES, type ApiName, type Samples } from './docs.hook.js';

export interface SampleFacts {
  readonly type: Exclude<ApiName, 'console'>;
  readonly baseUrl: string;
  readonly clientId: string | null;
  readonly secret: string;
  readonly merchantId: number | string;
  readonly vehicleTypeId: number | string;
}

/**
 * Names in the SDKs: the client in TypeScript, its class in PHP and Python, and the call that makes an order,
 * by its path, in PHP and in Python.
 */
const CALLS = {
  full_api: {
    typescript: 'fullApi',
    class: 'FullApi',
    path: '/api/v1/orders',
    php: 'ordersCreate',
    python: 'orders_create',
  },
  open_delivery: {
    typescript: 'openDelivery',
    class: 'OpenDelivery',
    path: '/api/opendelivery/v1/logistics/delivery',
    php: 'logisticsNewDelivery',
    python: 'logistics_new_delivery',
  },
  model_m: {
    typescript: 'modelM',
    class: 'ModelM',
    path: '/api/m/abrirSolicitacao',
    php: 'abrirSolicitacao',
    python: 'abrir_solicitacao',
  },
} satisfies Readonly<Record<SampleFacts['type'], object>>;

const NEW_ID = '$ORDER_ID';

export function sdkSamples(
  facts: SampleFacts,
  body: unknown,
): Record<Exclude<keyof Samples, 'curl'>, string> {
  const names = CALLS[facts.type];
  // SDKs take the origin of the server, without the API's path.
  const baseUrl = facts.baseUrl.replace(new RegExp(`${ADDRESSES[facts.type]}$`), '');
  const given = facts.type === 'open_delivery' ? [facts.clientId ?? '', facts.secret] : [facts.secret];
  const quoted = (mark: string) => [baseUrl, ...given].map((one) => `${mark}${one}${mark}`).join(', ');
  const named =
    facts.type === 'open_delivery'
      ? `{ baseUrl: '${baseUrl}', clientId: '${given[0] ?? ''}', clientSecret: '${facts.secret}' }`
      : `{ baseUrl: '${baseUrl}', key: '${facts.secret}' }`;
  const json = JSON.stringify(body, null, 2).replace(`"${NEW_ID}"`, 'crypto.randomUUID()');
  return {
    typescript: `import { answerOf, ${names.typescript} } from 'last-mile-sdk';

const api = ${names.typescript}(${named});
const pedido = await answerOf(api.POST('${names.path}', {
  body: ${json.replaceAll('\n', '\n  ')},
}));
console.log(pedido);`,
    php: `<?php
require 'vendor/autoload.php';

use LastMile\\${names.class};

$api = new ${names.class}(${quoted("'")});
${facts.type === 'open_delivery' ? "$uuid = trim(file_get_contents('/proc/sys/kernel/random/uuid'));\n" : ''}$pedido = $api->${names.php}(${phpOf(body).replace(`'${NEW_ID}'`, '$uuid')});
print_r($pedido);`,
    python: `${facts.type === 'open_delivery' ? 'import uuid\n' : ''}from last_mile import ${names.class}

api = ${names.class}(${quoted('"')})
pedido = api.${names.python}(${pythonOf(body).replace(`"${NEW_ID}"`, 'str(uuid.uuid4())')})
print(pedido)`,
  };
}

function lines(items: readonly string[], [open = '', close = '']: string, depth: number): string {
  if (items.length === 0) return open + close;
  const pad = '  '.repeat(depth);
  return `${open}\n${items.map((item) => `${pad}  ${item},\n`).join('')}${pad}${close}`;
}

/** A writer of literals: records in `brackets` with `sign` after a key; `own` writes texts and constants. */
function writing(brackets: string, sign: string, own: (value: unknown) => string) {
  const write = (value: unknown, depth = 0): string => {
    const inner = (one: unknown) => write(one, depth + 1);
    if (Array.isArray(value)) return lines(value.map(inner), '[]', depth);
    if (typeof value !== 'object' || value === null) return own(value);
    const items = Object.entries(value).map(([key, one]) => `${own(key)}${sign}${inner(one)}`);
    return lines(items, brackets, depth);
  };
  return write;
}

export const phpOf = writing('[]', ' => ', (value) =>
  typeof value === 'string' ? `'${value.replace(/[\\']/g, '\\$&')}'` : JSON.stringify(value),
);

const PYTHON: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
export const pythonOf = writing('{}', ': ', (value) =>
  typeof value === 'string' ? JSON.stringify(value) : (PYTHON[String(value)] ?? JSON.stringify(value)),
);
