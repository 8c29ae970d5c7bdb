import { createTestDatabase } from '../support/index.js';
import {
  ApiDocument,
  typeOf,
  type Operation,
  type Schema,
} from '../support/builders/api-document.builder.js';
import { DOCUMENTS, FourFacesWorld, type DocumentName } from './four-faces.world.js';

const MARK = 'Plantado7Segredo7Plantado7';
const SECRET = /passw|pwd|senha|secret|segredo|token|api_?key|security_?code|credential(?!_?id)/i;
const KNOWN = { phone: '19988887766', url: 'https://8.8.8.8/', hubId: 10_001 };
/** The Full API's contract shows a receiver's code to whoever holds the key that registered it. */
const SHOWN_TO_ITS_OWNER = /^\/api\/v1\/webhooks/;
const MAX_DEPTH = 4;

/** A marked secret in every field of the four documents whose name or format says that it is one. */
describe('a planted secret', () => {
  let world: FourFacesWorld;
  let headersOf: (name: DocumentName, path: string) => Record<string, string>;
  let addresses = 0;
  const lines: string[] = [];

  beforeAll(async () => {
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => (lines.push(String(chunk)), true));
    world = await FourFacesWorld.open({ LOG_LEVEL: 'debug' });
    headersOf = await world.callers();
  });
  afterAll(() => world.close());

  it('is in no row, file, log line or answer', async () => {
    const taken: string[] = [];
    for (const { name, base, document } of await documents())
      for (const { method, path, body } of document.operations()) {
        if (body === null || method === 'get') continue;
        for (const sent of planted(document, body)) {
          const url = base + filled(path);
          const { status } = await send(name, method, url, sent);
          if (status < 300) taken.push(`${method} ${url}`);
        }
      }
    for (const one of [
      'put /api/admin/payout-account',
      'post /api/merchant/webhooks',
      'post /api/merchant/users',
    ])
      expect(taken).toContain(one);

    const rows = (await world.everythingKept()).split('\n');
    expect(rows.filter((row) => row.includes(MARK))).toEqual([]);
    expect(await shownAgain()).toEqual([]);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
    const audit = await world.core.db.first(
      `select before, after from audit_records where action = 'payout_account.connected'`,
    );
    expect(audit).toMatchObject({ after: { provider: expect.any(String), environment: 'sandbox' } });
  });

  it('is taken out of what an earlier version kept', async () => {
    const { db, close } = await createTestDatabase();
    await db.execute(
      `insert into audit_records (operator_name, action, entity, after, at)
       values ('x', 'payout_account.connected', 'payout_account', $1, now())`,
      [{ environment: 'sandbox', apiKey: MARK }],
    );
    const runner = db.dataSource.createQueryRunner();
    const [secrets] = db.dataSource.migrations.filter(({ constructor }) =>
      /^AuditSecrets/.test(constructor.name),
    );
    await secrets?.up(runner);
    await runner.release();
    expect(await db.first('select after from audit_records')).toEqual({
      after: { environment: 'sandbox', apiKey: '[hidden]' },
    });
    await close();
  });

  async function documents() {
    return Promise.all(
      (Object.keys(DOCUMENTS) as DocumentName[]).map(async (name) => {
        const written = await world.document(name);
        const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
        return { name, base, document: new ApiDocument(written) };
      }),
    );
  }

  /** Other people than those who ask, whose sessions would end. */
  const filled = (path: string) =>
    path
      .replace(/\{kind\}/, 'merchants')
      .replace(/(operators|merchants|couriers|usuarios)\/\{id\}/, '$1/10002')
      .replace(/\{\w+\}/g, '10001');

  async function send(name: DocumentName, method: string, url: string, body?: object) {
    const answer = await world.send(method.toUpperCase(), url, headersOf(name, url), JSON.stringify(body));
    expect([method, url, answer.status < 500]).toEqual([method, url, true]);
    return answer;
  }

  /** What reads show, exports in text among them. */
  async function shownAgain(): Promise<string[]> {
    const shown: string[] = [];
    for (const { name, base, document } of await documents())
      for (const { method, path, query } of document.operations().filter(reads)) {
        for (const format of formats(query)) {
          const url = `${base}${filled(path)}?${new URLSearchParams({ ...required(document, query), ...format }).toString()}`;
          const { text } = await send(name, method, url);
          if (text.includes(MARK) && !SHOWN_TO_ITS_OWNER.test(url)) shown.push(url);
        }
      }
    return shown;
  }

  const reads = ({ method, path }: Operation) => method === 'get' && !/events|stream/.test(path);
  const required = (document: ApiDocument, query: Operation['query']) =>
    Object.fromEntries(
      query.flatMap((one) => (one.required ? [[one.name, String(document.sample(one.schema))]] : [])),
    );
  const formats = (query: Operation['query']): Record<string, string>[] =>
    query.some(({ name }) => name === 'format') ? [{}, { format: 'csv' }] : [{}];

  /** The smallest body with each secret in turn, as one refused field refuses the whole. */
  function planted(document: ApiDocument, schema: Schema): object[] {
    const least = document.sample(schema);
    if (typeof least !== 'object' || least === null || Array.isArray(least)) return [];
    const email = `pessoa${String(addresses++)}@example.com`;
    const known = Object.entries({ ...KNOWN, email }).filter(([name]) => name in least);
    return secrets(document, schema).map((position) =>
      withMark({ ...least, ...Object.fromEntries(known) }, position),
    );
  }

  function secrets(document: ApiDocument, schema: Schema, depth = 0): string[][] {
    if (depth > MAX_DEPTH) return [];
    return Object.entries(document.resolve(schema).properties ?? {}).flatMap(([field, property]) => {
      const { type, format } = document.resolve(property);
      if (typeOf(type) !== 'string')
        return secrets(document, property, depth + 1).map((in_) => [field, ...in_]);
      return SECRET.test(field) || format === 'password' ? [[field]] : [];
    });
  }

  function withMark(body: object, [field = '', ...rest]: string[]): object {
    const inner = (body as Record<string, unknown>)[field];
    return { ...body, [field]: rest.length === 0 ? MARK : withMark(inner ?? {}, rest) };
  }
});
