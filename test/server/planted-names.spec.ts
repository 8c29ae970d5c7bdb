import { ApiDocument, typeOf, type Schema } from '../support/builders/api-document.builder.js';
import { DOCUMENTS, FourFacesWorld, type DocumentName } from './four-faces.world.js';

const NAME = 'Zoraide Quintanilha';
const PHONE = '83981234567';
const STREET = 'Travessa Palmas Roxas';
const DOCUMENT = '52998224725';
const TEXT = `${NAME}, (83) 98123-4567, CPF 529.982.247-25, ${STREET}, 7`;
const TRACES = /zoraide|quintanilha|98123-?4567|palmas roxas, 7|529\.?982\.?247-?25/i;

/** What somebody or something else is called, as a namesake may be, and what a company itself publishes. */
const NAMESAKE =
  /^(name|nome\w*|empresa|cliente|endereco\w*|logradouro|rua|street|legalName|razao_social|fantasia|email|phone|telefone|celular|document|documento|cpf|cnpj|pixKey|chave_pix|city|state|cidade|estado|bairro|timezone|password|senha|privacyNotice|privacyContact|dataOperators|depotAddress)$/i;
const METHODS = new Set(['post', 'put', 'patch']);
/** What ends the session that plants, or the records that the test needs. */
const ENDING =
  /logout|sessions|privacy|anonymise|password|block|suspend|cancel|inativa|bloque|token|rotate|second-factor|me\/(erasure|online)|account|\/apps\/\{/i;

/** A person's name, telephone, document and address in every text that the four documents let people type. */
describe('a planted name', () => {
  let world: FourFacesWorld;
  let headersOf: (name: DocumentName, path: string) => Record<string, string>;
  const admin = async (method: string, path: string, body?: object) => {
    const headers = headersOf('console', '/api/admin');
    const answer = await world.send(method, `/api/admin${path}`, headers, body && JSON.stringify(body));
    return {
      ...answer,
      body: answer.text === '' ? null : (JSON.parse(answer.text) as Record<string, number>),
    };
  };

  beforeAll(async () => {
    world = await FourFacesWorld.open({ LOG_LEVEL: 'error' });
    headersOf = await world.callers();
  });
  afterAll(() => world.close());

  it('is nowhere in database and files once merchant, sub-user and recipient are erased', async () => {
    const { body: merchant } = await admin('POST', '/merchants', {
      name: NAME,
      legalName: `${NAME} Ltda.`,
      phone: PHONE,
      invoicingEnabled: true,
      document: DOCUMENT,
      documentKind: 'CPF',
      address: { street: STREET, number: '7', city: 'Valinhos', state: 'SP' },
    });
    expect(merchant).toMatchObject({ id: expect.any(Number) });
    const id = Number(merchant?.['id']);
    expect(
      await admin('POST', '/merchants', { name: NAME, phone: '83981234568', ownerId: id }),
    ).toMatchObject({
      status: 201,
    });
    const order = await anOrder();
    const planted = await plantEverywhere({
      merchants: id,
      merchant: id,
      orders: order,
      order,
      solicitacao: order,
    });
    expect(planted).toBeGreaterThan(30);
    expect(await world.everythingKept()).toMatch(TRACES);

    await world.core.db.execute(`update orders set status = 'cancelled' where stops::text like $1`, [
      `%${NAME}%`,
    ]);
    await world.core.db.execute('update outbox set processed_at = now()');
    for (const path of [`/privacy/merchants/${String(id)}`, `/privacy/recipients/${PHONE}`])
      expect(await admin('POST', `${path}/anonymise`)).toMatchObject({ status: 204 });
    expect((await world.everythingKept()).split('\n').filter((row) => TRACES.test(row))).toEqual([]);
  });

  async function anOrder(): Promise<number> {
    const body = {
      paymentMethod: 'invoiced',
      stops: [
        {
          address: 'Rua Cometa Dourada, 450',
          name: NAME,
          phone: PHONE,
          instructions: TEXT,
          complement: TEXT,
          reference: TEXT,
          observation: TEXT,
        },
      ],
    };
    const headers = { ...headersOf('console', '/api/merchant/orders'), 'Idempotency-Key': 'planted-1' };
    const made = await world.send('POST', '/api/merchant/orders', headers, JSON.stringify(body));
    expect([made.status, made.text]).toEqual([201, expect.anything()]);
    return (JSON.parse(made.text) as { id: number }).id;
  }

  /** Returns how many requests with the texts were taken. */
  async function plantEverywhere(ids: Readonly<Record<string, number>>): Promise<number> {
    let taken = 0;
    for (const name of Object.keys(DOCUMENTS) as DocumentName[]) {
      const written = await world.document(name);
      const document = new ApiDocument(written);
      const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
      for (const { method, path, body } of document.operations().filter(takesText)) {
        const url = base + filled(path, ids);
        for (const sent of plantedBodies(document, body!))
          if (await isTaken(name, method.toUpperCase(), url, sent)) taken++;
      }
    }
    return taken;
  }

  const takesText = ({ method, path, body }: { method: string; path: string; body: Schema | null }) =>
    METHODS.has(method) && body !== null && !ENDING.test(path);

  const filled = (path: string, ids: Readonly<Record<string, number>>) =>
    path.replace(/(\w+)\/\{\w+\}/g, (_, noun: string) => `${noun}/${String(ids[noun] ?? 10_001)}`);

  async function isTaken(name: DocumentName, method: string, url: string, body: object): Promise<boolean> {
    const { status } = await world.send(method, url, headersOf(name, url), JSON.stringify(body));
    expect([url, status < 500]).toEqual([url, true]);
    return status < 300;
  }

  /** The smallest body with each free text in turn, as one refused field refuses the whole. */
  function plantedBodies(document: ApiDocument, schema: Schema): object[] {
    const least = document.sample(schema);
    if (typeof least !== 'object' || least === null || Array.isArray(least)) return [];
    return Object.entries(document.resolve(schema).properties ?? {}).flatMap(([field, property]) => {
      const { type, format, enum: choices, const: constant } = document.resolve(property);
      const free = typeOf(type) === 'string' && !format && !choices && constant === undefined;
      return free && !NAMESAKE.test(field) ? [{ ...least, [field]: TEXT }] : [];
    });
  }
});
