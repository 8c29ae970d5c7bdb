import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { newUuid } from '#domain';
import * as examples from '../../apps/open-delivery/src/docs/request.examples.js';
import { assertConforms } from './schema.verdict.js';
import { BASE, OpenDeliveryWorld } from './open-delivery.world.js';

type Json = Awaited<ReturnType<OpenDeliveryWorld['detail']>>;

/** Bodies of each operation; `tools/attack/fuzz.long.ts` sends far more, to all faces. */
const RUNS = 20;

const WITHOUT_TOKEN = new Map([
  ['/oauth/token', 400],
  ['/.well-known/opendelivery', 200],
]);

describe('the OpenAPI document', () => {
  let world: OpenDeliveryWorld;
  let document: Json;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
    document = (await world.faces.call().get(`${BASE}/openapi.json`).expect(200)).body;
  });

  it('is OpenAPI 3.1, and its references lead somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(document.components.schemas).toHaveProperty([name as string]);
  });

  it('names every path that the face answers, and no other', async () => {
    for (const [path, methods] of Object.entries<Json>(document.paths)) {
      for (const method of Object.keys(methods)) {
        const call = world.faces.call();
        const url = `${BASE}${path.replace('{orderId}', newUuid())}`;
        const answer = await (method === 'get' ? call.get(url) : call.post(url));
        // Calls without a token: known paths answer 401, the token's own 400, for its fields.
        expect([path, answer.status]).toEqual([path, WITHOUT_TOKEN.get(path) ?? 401]);
      }
    }
    expect(Object.keys(document.paths)).toHaveLength(10);
  });

  it('has a page for people, without scripts', async () => {
    const page = await world.faces.call().get(`${BASE}/docs`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<code>/v1/logistics/delivery</code>');
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  it('shows examples that fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema({ ...document, $id: 'document' });
    for (const [name, body] of [
      ['Availability', examples.availabilityExample],
      ['DeliveryOrder', examples.deliveryExample],
      ['DeliveryOrder', examples.marketplaceExample],
      ['DeliveryCancel', examples.cancelExample],
      ['DeliveryOrderPicked', examples.pickedExample],
      ['DeliveryOrderFinish', examples.finishExample],
      ['DeliveryHandleProblem', examples.problemExample],
    ] as const) {
      const valid = ajv.validate({ $ref: `document#/components/schemas/${name}` }, body);
      expect([name, ajv.errorsText(), valid]).toEqual([name, 'No errors', true]);
    }
  });

  it('shows examples that the face takes', async () => {
    expect((await world.post('availability', examples.availabilityExample)).status).toBe(200);
    expect((await world.post('delivery', examples.deliveryExample)).status).toBe(202);
    expect((await world.post('delivery', examples.marketplaceExample)).status).toBe(202);
    await world.decide();
    const { orderId } = examples.deliveryExample;
    await world.steps(orderId, 'accept', 'arrive');
    expect((await world.post(`orderPicked/${orderId}`, examples.pickedExample)).status).toBe(200);
    expect((await world.post(`finishDelivery/${orderId}`, examples.finishExample)).status).toBe(200);
    const other = await world.createDelivery();
    await world.steps(other, 'accept', 'collect');
    expect((await world.post(`handleProblem/${other}`, examples.problemExample)).status).toBe(200);
    expect((await world.post(`cancel/${await world.createDelivery()}`, examples.cancelExample)).status).toBe(
      202,
    );
  });

  describe('describes bodies of any shape, none of which breaks the face', () => {
    /** Values as the schema describes them, sometimes replaced by others. */
    const anything = fc.oneof(
      fc.constantFrom(
        null,
        '',
        0,
        -1,
        1e308,
        true,
        [],
        {},
        '\u0000',
        '💥',
        [[[]]],
        { value: 1 },
        'x'.repeat(3_000),
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const resolve = (schema: Json): Json =>
      typeof schema.$ref === 'string'
        ? document.components.schemas[schema.$ref.split('/').at(-1) as string]
        : schema;
    const valueOf = (given: Json, depth = 0): fc.Arbitrary<unknown> => {
      const schema = resolve(given);
      const proper = properValueOf(schema, depth);
      return fc.oneof({ weight: 150, arbitrary: proper }, { weight: 1, arbitrary: anything });
    };
    const properValueOf = (schema: Json, depth: number): fc.Arbitrary<unknown> => {
      if (schema.enum) return fc.constantFrom(...schema.enum);
      if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one: Json) => valueOf(one, depth + 1)));
      return BY_TYPE[schema.type as string]?.(schema, depth) ?? fc.constant(null);
    };
    const BY_TYPE: Record<string, (schema: Json, depth: number) => fc.Arbitrary<unknown>> = {
      object: ({ properties = {}, required = [] }, depth) => {
        const members = Object.entries<Json>(properties).map(([key, member]) => {
          const value = valueOf(member, depth + 1);
          return [key, required.includes(key) ? value : fc.option(value)];
        });
        return fc.record(Object.fromEntries(members));
      },
      array: ({ items }, depth) => fc.array(valueOf(items, depth + 1), { maxLength: 3 }),
      integer: ({ minimum = -5, maximum = 1e6 }) => fc.integer({ min: minimum, max: Math.min(maximum, 1e6) }),
      number: ({ minimum = -5, maximum = 1e6 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
      boolean: () => fc.boolean(),
      string: ({ pattern }) => (pattern ? fc.constantFrom('BR', 'br', 'US') : fc.string({ maxLength: 40 })),
    };

    const operations = () =>
      Object.entries<Json>(document.paths).flatMap(([path, { post }]) =>
        post?.requestBody && path !== '/oauth/token'
          ? [[path, post.requestBody.content['application/json'].schema] as const]
          : [],
      );

    it('operation by operation', async () => {
      const known = await world.createDelivery();
      for (const [path, schema] of operations()) {
        const url = path.replace('/v1/logistics/', '').replace('{orderId}', known);
        await fc.assert(
          fc.asyncProperty(valueOf(schema), async (body) => {
            const withId =
              path.endsWith('/delivery') && typeof body === 'object' && body !== null
                ? { ...body, orderId: newUuid() }
                : body;
            const answer = await world.post(url, withId ?? {});
            if (answer.status >= 500)
              throw new Error(`${path}: ${String(answer.status)} for ${JSON.stringify(body)}`);
            if (answer.status >= 400) assertConforms('problem', answer.body);
          }),
          { numRuns: RUNS },
        );
      }
    });

    it('and whatever was taken can be decided and read', async () => {
      await world.decide();
      const rows = await world.core.db.query<{ orderUuid: string }>(
        'select order_uuid as "orderUuid" from delivery_requests where hub_id = $1 order by id limit 40',
        [world.hub.id],
      );
      for (const { orderUuid } of rows) expect((await world.get(`delivery/${orderUuid}`)).status).toBe(200);
    });
  });
});
