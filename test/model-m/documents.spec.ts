import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { ServiceAreas } from '#domain';
import { CollectionRunner, type Collection, type CollectionRequest } from '../support/collection.driver.js';
import { openModelM, type ModelMWorld } from './model-m.world.js';

type Json = Record<string, unknown>;

/** Requests of each operation; `tools/attack/fuzz.long.ts` sends far more, to all faces. */
const RUNS = 8;

interface Operation {
  path: string;
  method: string;
  parameters: { name: string; in: string; schema: Json; example?: unknown }[];
  body?: { schema: Json; examples: Record<string, { value: unknown }> };
}

describe('Model M, its documents', () => {
  let world: ModelMWorld;

  beforeAll(async () => {
    world = await openModelM();
    // A hub without areas serves everywhere, including the places of the documents' examples.
    const areas = world.face.get(ServiceAreas);
    for (const { id } of await areas.list(world.scope)) await areas.delete(world.scope, id);
  });

  const openApi = async () => (await world.get('/openapi.json', null).expect(200)).body as Json;

  it('has a page', async () => {
    const page = await world.get('/docs', null).expect(200);
    expect(page.text).toContain('<code>/api/m/categoria</code>');
  });

  it('describes the 32 calls of the contract and GET /categoria in OpenAPI 3.1', async () => {
    const document = (await openApi()) as { openapi: string; paths: Record<string, Json> };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(33);
  });

  it('offers a Postman collection of 34 requests that run one after the other on a new hub', async () => {
    const { body } = await world.get('/postman.json', null).expect(200);
    const { info, variable, item } = body as Collection & { info: Json };
    expect(info['schema']).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
    expect(variable.slice(0, 2).map(({ key }) => key)).toEqual(['base_url', 'api_key']);
    expect(item).toHaveLength(34);
    const text = JSON.stringify(body).replaceAll('https://example.com', 'http://127.0.0.1:8099');
    const filledIn = { base_url: `${world.face.baseUrl}/api/m`, api_key: world.keys.hub };
    const sent = await new CollectionRunner(JSON.parse(text) as Collection, filledIn).run();
    const answers = answerSchemas(await openApi());
    for (const [at, { name, status, body: answer, failures }] of sent.entries()) {
      expect([name, failures, answers(item[at]!, status, answer)]).toEqual([name, [], []]);
      // Nothing is delivered yet, so there is no receipt; every other answer matches the collection.
      const codes = ((answer as { errors?: { code: number }[] }).errors ?? []).map(({ code }) => code);
      const expected = name === 'Recibo da entrega' ? [400, [27]] : [200, []];
      expect([name, status, codes]).toEqual([name, ...expected]);
    }
  });

  /** The differences between an answer and the schema of the document. */
  function answerSchemas(document: Json) {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'm', components: document['components'] });
    const paths = Object.entries(document['paths'] as Record<string, Record<string, Json>>);
    return ({ request: { method, url } }: CollectionRequest, status: number, answer: unknown) => {
      const called = `/api/m${url.raw.replace('{{base_url}}', '').replace(/\?.*$/, '')}`;
      const [, path] = paths.find(([each]) =>
        new RegExp(`^${each.replace(/\{\w+\}/, '[^/]+')}$`).test(called),
      )!;
      const operation = path[method.toLowerCase()] as {
        responses: Record<string, { content: Record<string, { schema: Json }> }>;
      };
      const { schema } = operation.responses[String(status)]!.content['application/json']!;
      const text = JSON.stringify(schema).replaceAll('#/components', 'm#/components');
      const check = ajv.compile(JSON.parse(text) as Json);
      return check(answer) ? [] : (check.errors ?? []);
    };
  }

  describe('fuzzed', () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        null,
        '',
        ' ',
        0,
        -1,
        1e308,
        9007199254740993,
        '99999999999999999999',
        '\u0000',
        '\ud800',
        "'; drop table orders; --",
        '٣',
        '1e5',
        '-0',
        'null',
        [],
        {},
        true,
        'A'.repeat(5000),
      ),
    );

    it('never answers 5xx, whatever the attributes hold', async () => {
      const operations = operationsOf(await openApi());
      expect(operations).toHaveLength(33);
      for (const operation of operations) {
        await fc.assert(
          fc.asyncProperty(callOf(operation), async ({ path, query, body }) => {
            const url = `${world.face.baseUrl}${path}?${query}`;
            const response = await fetch(url, {
              method: operation.method.toUpperCase(),
              headers: { 'api-key': world.keys.hub, 'content-type': 'application/json' },
              ...(operation.method === 'get' ? {} : { body }),
            });
            const text = await response.text();
            if (response.status >= 500)
              throw new Error(`${operation.method} ${url} ${body} → ${String(response.status)} ${text}`);
            if (response.headers.get('content-type')?.includes('json')) JSON.parse(text);
          }),
          { numRuns: RUNS, endOnFailure: true },
        );
      }
    });

    /** A documented call with a few attributes replaced by random values. */
    function callOf({ path, parameters, body }: Operation) {
      const examples = Object.values(body?.examples ?? {}).map(({ value }) => value as Json);
      const names = Object.keys(body?.schema['properties'] ?? {});
      const mutated = fc
        .tuple(
          fc.constantFrom({}, ...examples),
          fc.dictionary(fc.constantFrom('x', ...names), anything, { maxKeys: 3 }),
          anything,
        )
        .map(([example, changes, whole]) =>
          JSON.stringify(Object.keys(changes).length === 0 ? whole : { ...deepened(example), ...changes }),
        );
      const queryNames = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      const query = fc
        .array(
          fc.tuple(
            fc.constantFrom('x', ...queryNames),
            fc.oneof(anything, fc.constantFrom(...exampleValues(parameters))),
          ),
          { maxLength: 4 },
        )
        .map((pairs) => pairs.map(([name, value]) => `${name}=${safe(value)}`).join('&'));
      const id = fc.oneof(
        fc.constantFrom('10001', '0', '-1', 'abc', '%00', '99999999999999999999', '7K2M9Q', '%E0%A4%A'),
        fc.string({ minLength: 1, maxLength: 12 }).map(safe),
      );
      return fc.record({
        path: id.map((text) => path.replace('{id}', text === '.' || text === '..' ? 'x' : text)),
        query,
        body: mutated,
      });
    }

    function exampleValues(parameters: Operation['parameters']): unknown[] {
      return [
        '1',
        ...parameters.flatMap(({ example, schema }) => [
          example,
          ...((schema['examples'] ?? []) as unknown[]),
        ]),
      ];
    }

    const deepened = (example: Json) => JSON.parse(JSON.stringify(example)) as Json;
    const safe = (value: unknown) => encodeURIComponent(asText(value).replace(/\p{Surrogate}/gu, ''));
    const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify([value]));
  });

  function operationsOf(document: Json): Operation[] {
    return Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => {
          const content = (
            operation['requestBody'] as { content?: Record<string, Operation['body']> } | undefined
          )?.content;
          const body = content?.['application/json'];
          return {
            path,
            method,
            parameters: operation['parameters'] as Operation['parameters'],
            ...(body && { body }),
          };
        }),
    );
  }
});
