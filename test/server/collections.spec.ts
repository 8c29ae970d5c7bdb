import { CollectionRunner, type Collection } from '../support/collection.driver.js';
import { DOCUMENTS, FourFacesWorld } from './four-faces.world.js';

/** The Postman collections, sent in order to a new server. */
describe('the collection of', () => {
  let world: FourFacesWorld;

  beforeAll(async () => {
    world = await FourFacesWorld.open();
  });
  afterAll(() => world.close());

  const keys = {
    'full-api': () => ({ chave: world.facts.fullApi.hubKey }),
    'open-delivery': () => ({
      client_id: world.facts.openDelivery.clientId,
      client_secret: world.facts.openDelivery.clientSecret,
    }),
    'model-m': () => ({ api_key: world.facts.modelM.hubKey }),
  };

  describe.each(Object.keys(keys) as (keyof typeof keys)[])('%s', (name) => {
    const path = DOCUMENTS[name].replace('openapi.json', 'postman.json');
    /** A collection with a receiver that needs no name server. */
    const collection = async () => {
      const { text } = await world.send('GET', path, {});
      return JSON.parse(text.replace(/https:\/\/(example|exemplo)\.com/g, 'https://8.8.8.8')) as Collection;
    };

    it('gets documented answers to every item, filled in from earlier answers', async () => {
      const made = await collection();
      const base = new URL(made.variable.find(({ key }) => key === 'base_url')?.value ?? '').pathname;
      const filledIn = { ...keys[name](), base_url: `${world.server.baseUrl}${base}` };
      for (const { name: item, status, body, failures } of await new CollectionRunner(made, filledIn).run())
        expect([item, failures, failures.length > 0 && { status, body }]).toEqual([item, [], false]);
    });

    it('has an item for every operation, each with a name of its own', async () => {
      const [{ item }, document] = [await collection(), await world.document(name)];
      const names = item.map((one) => one.name);
      expect(new Set(names).size).toBe(names.length);
      const called = new Set(item.map(({ request }) => `${request.method} ${shape(request.url.raw)}`));
      const operations = Object.entries(document.paths).flatMap(([at, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${shape(at)}`),
      );
      // Operations beyond Model M's contract, whose collection has only the contract's 34 requests.
      const left = operations.filter((operation) => !called.has(operation));
      expect(left).toEqual(name === 'model-m' ? ['GET /categoria'] : []);
    });

    it('is linked from its document, and so from the page, and from the front page', async () => {
      const document = await world.document(name);
      expect(new URL(document.externalDocs?.url ?? '').pathname).toBe(path);
      expect((await world.send('GET', '/docs', { Accept: 'text/html' })).text).toContain(`href="${path}"`);
    });
  });

  /** A path without base, values and query: `/orders/{}`. */
  function shape(path: string): string {
    return path
      .replace(/^\{\{base_url\}\}|^\/api\/(v1|m)(?=\/)/, '')
      .replace(/\?.*$/, '')
      .replace(/\{+\w+\}+/g, '{}');
  }
});
