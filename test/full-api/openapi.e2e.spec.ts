import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';
import { breaksOf, contractOf, releasedContract } from './contract.rules.js';
import { openFullApi, type FullApiWorld } from './full-api.world.js';

let api: FullApiWorld;
let document: OpenAPIObject;

beforeAll(async () => {
  api = await openFullApi();
  document = (await api.face.call().get('/api/v1/openapi.json')).body as OpenAPIObject;
});

it('needs no key, and neither does the page', async () => {
  const page = await api.face.call().get('/api/v1/docs');
  expect([page.status, page.type]).toEqual([200, 'text/html']);
  expect(page.text).toContain('<html lang="pt-BR">');
  expect(page.text.length).toBeLessThan(500_000);
});

it('is OpenAPI 3.1 with every schema valid', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  const ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  for (const name of Object.keys(document.components?.schemas ?? {})) {
    expect(typeof ajv.getSchema(`api#/components/schemas/${name}`)).toBe('function');
  }
});

it('keeps what the last release promised', () => {
  expect(breaksOf(releasedContract(), contractOf(document))).toEqual([]);
});

it('describes every operation in Portuguese, with its errors', () => {
  for (const path of Object.values(document.paths)) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (!operation) continue;
      expect(operation.summary).not.toBe('');
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429', '500']));
    }
  }
});

it('gives examples that are accepted', async () => {
  const { body: webhook } = await api.post('/webhooks', { url: 'https://8.8.8.8/eventos' });
  // The examples have the ids of a new installation's first records.
  const ids: Record<string, unknown> = {
    cliente_id: api.store.id,
    tipo_veiculo_id: api.motorbike.id,
    categoria_id: api.category.id,
    usuarios: api.store.id,
    entregadores: api.courierId,
    webhooks: webhook.id,
  };
  const ours = (key: string, value: unknown) => (value === 10_001 ? (ids[key] ?? value) : value);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of ['post', 'put', 'patch'] as const) {
      const described = operations[method]?.requestBody;
      if (!described || !('content' in described)) continue;
      const { example } = described.content['application/json'] as { example: object };
      const body = JSON.parse(JSON.stringify(example), ours) as object;
      const sent = 'url' in body ? { ...body, url: 'https://8.8.8.8/exemplo' } : body;
      const id = String(ids[path.split('/')[3] ?? '']);
      const { status, body: said } = await api[method](path.replace('/api/v1', '').replace('{id}', id), sent);
      expect([method, path, status < 300 ? 'accepted' : said]).toEqual([method, path, 'accepted']);
    }
  }
});
