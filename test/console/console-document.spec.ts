import { z } from 'zod';
import { consoleFace } from '../../apps/console/src/face.js';
import { routesOf, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import { openFaces, type FaceHarness } from '../support/index.js';

interface Content {
  readonly example?: unknown;
}
interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly content: Record<string, Content> };
  readonly responses: Record<string, { readonly content?: Record<string, Content> }>;
}

describe('the document of the console', () => {
  let faces: FaceHarness;
  let text: string;
  let routes: ApiRoute[];
  let operationOf: (route: ApiRoute) => Operation;

  beforeAll(async () => {
    faces = await openFaces([consoleFace]);
    ({ text } = await faces.call().get('/api/console/openapi.json').expect(200));
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
    routes = faces.server.faces.flatMap(({ nest }) => routesOf(nest));
    operationOf = ({ path, verb }) => paths[path.replace(/:(\w+)/g, '{$1}')]![verb]!;
  });
  afterAll(() => faces.close());

  it('names what several answers have, once', () => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } };
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining([
        'Problem',
        'Order',
        'Courier',
        'Merchant',
        'Hub',
        'CourierOrder',
        'MerchantOrder',
      ]),
    );
    const named = text.split('"$ref":"#/components/schemas/Order"').length - 1;
    expect(named).toBeGreaterThan(5);
  });

  it('lists refusals of 4XX and a summary for every operation of the Admin API', () => {
    const admin = routes.filter(({ path }) => path.startsWith('/api/admin/'));
    const bare = admin.filter((route) => {
      const { responses, summary } = operationOf(route);
      return !Object.keys(responses).some((status) => status.startsWith('4')) || summary.length < 10;
    });
    expect(admin.length).toBeGreaterThan(90);
    expect(bare.map(({ verb, path }) => `${verb} ${path}`)).toEqual([]);
  });

  it('shows examples of requests that the endpoint itself accepts', () => {
    const faults = routes.flatMap((route) => {
      const example = operationOf(route).requestBody?.content['application/json']?.example;
      if (!route.body || route.files) return [];
      const parsed = route.body.safeParse(example);
      return parsed.success ? [] : [[`${route.verb} ${route.path}`, z.prettifyError(parsed.error), example]];
    });
    expect(faults).toEqual([]);
  });

  it('shows examples of answers that are of the declared shape', () => {
    const faults = routes.flatMap(({ verb, path, status, endpoint, ...route }) => {
      const schema = endpoint.answer;
      const shown = operationOf({ verb, path, status, endpoint, ...route }).responses[String(status)];
      const example = shown?.content?.['application/json']?.example;
      const parsed = schema?.safeParse(example);
      return !parsed || parsed.success ? [] : [[`${verb} ${path}`, z.prettifyError(parsed.error), example]];
    });
    expect(faults).toEqual([]);
  });
});
