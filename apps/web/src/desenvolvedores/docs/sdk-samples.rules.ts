import { ADDRESSES, type ApiName, type Samples } from './docs.hook.js';

export interface SampleFacts {
  readonly type: Exclude<ApiName, 'console'>;
  readonly baseUrl: string;
  readonly clientId: string | null;
  readonly secret: string;
  readonly merchantId: number | string;
  readonly vehicleTypeId: number | string;
}

interface Names {
  readonly typescript: string;
  readonly python: string;
  readonly class: string;
  /** The call that orders, and its name in PHP and Python. */
  readonly path: string;
  readonly php: string;
  readonly inPython: string;
}

const CALLS: Readonly<Record<SampleFacts['type'], Names>> = {
  full_api: {
    typescript: 'fullApi',
    python: 'FullApi',
    class: 'FullApi',
    path: '/api/v1/orders',
    php: 'ordersCreate',
    inPython: 'orders_create',
  },
  open_delivery: {
    typescript: 'openDelivery',
    python: 'OpenDelivery',
    class: 'OpenDelivery',
    path: '/api/opendelivery/v1/logistics/delivery',
    php: 'logisticsNewDelivery',
    inPython: 'logistics_new_delivery',
  },
  model_m: {
    typescript: 'modelM',
    python: 'ModelM',
    class: 'ModelM',
    path: '/api/m/abrirSolicitacao',
    php: 'abrirSolicitacao',
    inPython: 'abrir_solicitacao',
  },
};

const NEW_ID = '$ORDER_ID';

/** A first order by the SDKs, with an app's own credentials filled in. */
export function sdkSamples(
  facts: SampleFacts,
  body: unknown,
): Record<Exclude<keyof Samples, 'curl'>, string> {
  const names = CALLS[facts.type];
  // The SDKs take the origin of the server.
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
    python: `${facts.type === 'open_delivery' ? 'import uuid\n' : ''}from last_mile import ${names.python}

api = ${names.python}(${quoted('"')})
pedido = api.${names.inPython}(${pythonOf(body).replace(`"${NEW_ID}"`, 'str(uuid.uuid4())')})
print(pedido)`,
  };
}

function lines(items: readonly string[], open: string, close: string, depth: number): string {
  if (items.length === 0) return open + close;
  const pad = '  '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${pad}${item},`).join('\n')}\n${'  '.repeat(depth)}${close}`;
}

/** A value as PHP writes it. */
export function phpOf(value: unknown, depth = 0): string {
  if (Array.isArray(value))
    return lines(
      value.map((one) => phpOf(one, depth + 1)),
      '[',
      ']',
      depth,
    );
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, one]) => `'${key}' => ${phpOf(one, depth + 1)}`);
    return lines(items, '[', ']', depth);
  }
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  return JSON.stringify(value);
}

/** A value as Python writes it. */
export function pythonOf(value: unknown, depth = 0): string {
  if (Array.isArray(value))
    return lines(
      value.map((one) => pythonOf(one, depth + 1)),
      '[',
      ']',
      depth,
    );
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, one]) => `"${key}": ${pythonOf(one, depth + 1)}`);
    return lines(items, '{', '}', depth);
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : JSON.stringify(value);
}
