import { z } from 'zod';
import { consoleFace } from '../../apps/console/src/face.js';
import { ConsoleModule, optionalApis } from '../../apps/console/src/app.module.js';
import { routesOf, type ApiRoute } from '../../apps/console/src/docs/route.mapper.js';
import { CONSOLE_DOCUMENTS, wholeConsoleDocument } from '../support/console-document.js';
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
  let texts: string[];
  let routes: ApiRoute[];
  let operationOf: (route: ApiRoute) => Operation;

  beforeAll(async () => {
    faces = await openFaces([consoleFace]);
    const read = async (path: string) => (await faces.call().get(path).expect(200)).text;
    texts = await Promise.all(CONSOLE_DOCUMENTS.map(read));
    const { paths } = (await wholeConsoleDocument(read)) as {
      paths: Record<string, Record<string, Operation>>;
    };
    routes = routesOf(ConsoleModule, ...optionalApis());
    operationOf = ({ path, verb }) => paths[path.replace(/:(\w+)/g, '{$1}')]![verb]!;
  });
  afterAll(() => faces.close());

  it('names what several answers have, once', () => {
    const named = texts.flatMap((text) => {
      const { components } = JSON.parse(text) as { components: Record<string, object> };
      return Object.values(components).flatMap((parts) => Object.keys(parts));
    });
    for (const name of ['Problem', 'Order', 'Courier', 'Merchant', 'Hub', 'CourierOrder', 'MerchantOrder'])
      expect(named).toContain(name);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(500_000);
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
});
