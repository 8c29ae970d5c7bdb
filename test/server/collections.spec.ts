import type { Block } from '#runtime';
import type { Guide } from '#runtime/testing';
import { chaptersOf, TOPICS } from '../../apps/web/src/desenvolvedores/docs/topics.rules.js';
import { DELIVERY_EVENT_TYPES } from '../../apps/open-delivery/src/vocabulary/delivery-event.vocabulary.js';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { CollectionRunner, type Collection } from '../support/collection.driver.js';
import { CONSOLE_DOCUMENTS } from '../support/console-document.js';
import { DOCUMENTS, FourFacesWorld, type DocumentName } from './four-faces.world.js';

/** The Postman collections as they are served, sent in order to a new server. */
describe('the collection of', () => {
  let world: FourFacesWorld;
  let config: Awaited<ReturnType<typeof createConfig>>;

  beforeAll(async () => {
    config = await createConfig({ extends: ['recommended'] });
    // As the demonstration, whose receivers may be on the machine itself.
    world = await FourFacesWorld.open({
      WEBHOOK_ALLOW_INSECURE: 'true',
      PUBLIC_URL: 'http://localhost:3000',
    });
  });
  afterAll(() => world.close());

  it.each([...new Set([...Object.values(DOCUMENTS), ...CONSOLE_DOCUMENTS])])(
    'has a document that passes redocly’s rules: %s',
    async (path) => {
      const { text } = await world.send('GET', path, {});
      // A rule is about addresses of this machine, which a server elsewhere does not tell.
      const source = text.replaceAll('http://localhost:3000', 'https://entregas.test');
      const found = await lintFromString({ source, config });
      // The console's paths are for our own apps: its warnings are about these.
      const problems = found.filter(
        ({ severity }) => !CONSOLE_DOCUMENTS.includes(path) || severity === 'error',
      );
      expect(
        problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
      ).toEqual([]);
    },
  );

  it.each(Object.keys(DOCUMENTS) as DocumentName[])(
    'has tags and webhooks in its document: %s',
    async (name) => {
      const { tags = [], webhooks = {}, paths } = await world.document(name);
      const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((path) =>
        Object.values(path),
      );
      const used = new Set(operations.flatMap((operation) => operation.tags ?? ['without a tag']));
      expect(
        [...used].filter((tag) => !tags.some(({ name: known, description }) => known === tag && description)),
      ).toEqual([]);
      expect(Object.keys(webhooks)).not.toEqual([]);
    },
  );

  it.each(Object.keys(DOCUMENTS) as DocumentName[])(
    'has a guide in each language, without an empty sentence: %s',
    async (name) => {
      for (const language of ['pt', 'en']) {
        const at = (ending: string) => DOCUMENTS[name].replace('openapi.json', `guide.${language}.${ending}`);
        const { text } = await world.send('GET', at('json'), {});
        const { chapters } = JSON.parse(text) as {
          chapters: { id: string; title: string; blocks: unknown[] }[];
        };
        expect(text).not.toMatch(/undefined|[[,:]""|NaN/);
        expect(chapters.map(({ id }) => id)).toEqual(
          expect.arrayContaining(['concepts', 'errors', 'changes']),
        );
        if (language === 'pt') expect(text).not.toMatch(/keep it|store it|The value is not valid/);
        if (name === 'open-delivery')
          expect(statusesIn(text)).toEqual(DELIVERY_EVENT_TYPES.map((one) => `\`${one}\``));
        const markdown = (await world.send('GET', at('md'), {})).text;
        for (const { title } of chapters) expect(markdown).toContain(`\n## ${title}\n`);
      }
    },
  );

  it('has the platform’s chapters that the portal shows, and no other', async () => {
    const { text } = await world.send('GET', '/api/developer/guide.en.json', {});
    const ids = (JSON.parse(text) as Guide).chapters.map(({ id }) => id);
    expect(ids.sort()).toEqual(TOPICS.flatMap((topic) => chaptersOf(topic).platform).sort());
  });

  /** First column of the first table of the chapter about the life of a delivery. */
  function statusesIn(guide: string): string[] {
    const { chapters } = JSON.parse(guide) as Guide;
    const blocks = chapters.find(({ id }) => id === 'life')?.blocks ?? [];
    const found = blocks.find(
      (block): block is Extract<Block<string>, { kind: 'table' }> => block.kind === 'table',
    );
    return found?.rows.map(([status = '']) => status) ?? [];
  }

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
    const collection = async () => JSON.parse((await world.send('GET', path, {})).text) as Collection;

    it('gets documented answers to every item, filled in from earlier answers', async () => {
      const made = await collection();
      const base = new URL(made.variable.find(({ key }) => key === 'base_url')?.value ?? '').pathname;
      const filledIn = { ...keys[name](), base_url: `${world.server.baseUrl}${base}` };
      for (const { name: item, status, body, failures } of await new CollectionRunner(made, filledIn).run())
        expect([item, failures, failures.length > 0 && { status, body }]).toEqual([item, [], false]);
    });

    it('says what to fill in, and where it is found, before the first request', async () => {
      const made = await collection();
      for (const missing of Object.keys(keys[name]())) {
        const { value, description } = made.variable.find(({ key }) => key === missing)!;
        expect([value, description]).toEqual(['', expect.stringContaining('data/demo.json')]);
        expect(made.info.description).toContain(`\`${missing}\`: ${description}`);
        const others = { ...keys[name](), [missing]: '' };
        await expect(new CollectionRunner(made, others).run()).rejects.toThrow(
          `Preencha a variável ${missing}`,
        );
      }
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
