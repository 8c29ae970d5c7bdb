import type { DescribedEndpoint } from '../wire/endpoint.js';

type Json = Record<string, unknown>;

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const BASE = '/api/m/';

/** A Postman collection with one request per example: set `base_url` (up to `/api/m`) and `api_key`, and send. */
export function postmanOf(endpoints: readonly DescribedEndpoint[], baseUrl: string): Json {
  return {
    info: { name: 'Modelo M', schema: SCHEMA },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'api-key', type: 'string' },
        { key: 'value', value: '{{api_key}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'api_key', value: '' },
    ],
    item: endpoints.flatMap(itemsOf),
  };
}

function itemsOf(endpoint: DescribedEndpoint): Json[] {
  const examples = Object.entries(endpoint.examples ?? { '': {} });
  return examples.map(([name, example]) => ({
    name: name === '' || examples.length === 1 ? endpoint.summary : `${endpoint.summary} (${name})`,
    request: {
      method: endpoint.method,
      header: headers(endpoint),
      url: url(endpoint, example),
      ...bodyOf(endpoint, example),
    },
    response: [],
  }));
}

function headers({ body }: DescribedEndpoint): Json[] {
  // Beside the collection's auth, so that tools which only read headers send it too.
  const key = { key: 'api-key', value: '{{api_key}}' };
  return body ? [key, { key: 'Content-Type', value: 'application/json' }] : [key];
}

function url({ fullPath, query, examples }: DescribedEndpoint, example: Json): Json {
  const path = fullPath
    .slice(BASE.length)
    .replace(/\{(\w+)\}/g, (_, name: string) =>
      examples && name in example ? asText(example[name]) : '10001',
    );
  const names = Object.keys(query?.shape ?? {}).filter((name) => name in example);
  const pairs = names.map((key) => ({ key, value: asText(example[key]) }));
  const search = pairs.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    raw: `{{base_url}}/${path}${search && `?${search}`}`,
    host: ['{{base_url}}'],
    path: path.split('/'),
    ...(pairs.length > 0 && { query: pairs }),
  };
}

function bodyOf({ body, upload }: DescribedEndpoint, example: Json): Json {
  if (upload) {
    const formdata = [
      { key: 'tipo', value: asText(example['tipo']), type: 'text' },
      { key: 'foto', type: 'file', src: [] },
    ];
    return { body: { mode: 'formdata', formdata } };
  }
  if (!body) return {};
  const raw = JSON.stringify(example, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}
