import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Credentials, type Merchant } from '#domain';
import { DROPOFF } from '../../support/builders/index.js';
import { aMerchantWorld, type MerchantWorld } from '../merchant.world.js';

const RECIPIENT = { ...DROPOFF, address: 'Rua da Entrega, 7', name: 'Maria' };

/** What tools answer, as far as these specs call again with it. */
interface ToolAnswer {
  readonly isError: boolean;
  readonly id: number;
  readonly publicId: string;
  readonly totalCents: number;
  readonly quoteId: string;
  readonly request: string;
  readonly items: readonly unknown[];
}

describe('the deliveries of a merchant, by an assistant', () => {
  let world: MerchantWorld;
  const clients: Client[] = [];

  beforeAll(async () => {
    world = await aMerchantWorld();
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
  });

  const keyOf = async (merchantId: number | null) =>
    (
      await world.faces
        .get(Credentials)
        .issueKey(world.home.scope, { kind: 'full_api_key', label: 'Assistente', merchantId })
    ).key;

  /** The official client; `agree` answers what the person is asked, where the client can ask. */
  async function anAssistant(
    of: Merchant,
    agree?: (question: string) => boolean,
    negotiation?: 'auto',
  ): Promise<Client> {
    const client = new Client(
      { name: 'spec', version: '1' },
      agree
        ? {
            capabilities: { elicitation: { form: {} } },
            ...(negotiation && { versionNegotiation: { mode: negotiation } }),
          }
        : { capabilities: {} },
    );
    if (agree)
      client.setRequestHandler('elicitation/create', ({ params: { message } }) =>
        agree(message) ? { action: 'accept', content: { agreed: true } } : { action: 'decline' },
      );
    const headers = { Authorization: `Bearer ${await keyOf(of.id)}` };
    const url = new URL('/mcp', world.faces.baseUrl);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    clients.push(client);
    return client;
  }

  async function call(client: Client, name: string, args: object = {}): Promise<ToolAnswer> {
    const { structuredContent, isError } = await client.callTool({ name, arguments: { ...args } });
    return { ...(structuredContent as ToolAnswer), isError: isError === true };
  }

  /** The code that a person got by e-mail last. */
  const codeTo = async ({ email }: Merchant) =>
    (
      await world.faces.core.db.first<{ code: string }>(
        `select words ->> 'code' as code from messages
          where recipient = $1 and template = 'assistant_code' order by id desc limit 1`,
        [email],
      )
    )?.code ?? '';

  const delivery = (totalCents: number, more = {}) => ({
    stops: [RECIPIENT],
    paymentMethod: 'invoiced',
    totalCents,
    ...more,
  });

  it('are offered as tools, of which those that spend or cancel say so', async () => {
    const { tools } = await (await anAssistant(world.home.rival)).listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['quote_delivery', true],
      ['follow_delivery', true],
      ['find_deliveries', true],
      ['wallet_statement', true],
      ['create_delivery', false],
      ['cancel_delivery', false],
    ]);
    expect(tools[4]?.inputSchema.required).toEqual(expect.arrayContaining(['stops', 'totalCents']));
  });

  it('are quoted, ordered once the person agreed, followed, found and cancelled', async () => {
    const client = await anAssistant(world.home.rival);
    const quote = await call(client, 'quote_delivery', { stops: [RECIPIENT] });
    const held = delivery(quote.totalCents, { quoteId: quote.quoteId });
    const asked = await call(client, 'create_delivery', held);
    expect(asked).toMatchObject({
      done: false,
      question: expect.stringMatching(/^Pedir a entrega para Rua da Entrega, 7 \(Maria\) por R\$ [\d,]+\?$/),
    });
    expect((await call(client, 'find_deliveries')).items).toEqual([]);

    const code = await codeTo(world.home.rival);
    expect(code).toMatch(/^\d{8}$/);
    expect(JSON.stringify(asked)).not.toContain(code);
    const guessed = { ...held, request: asked.request, confirmation: '12345678' };
    expect(await call(client, 'create_delivery', guessed)).toMatchObject({
      isError: true,
      type: 'urn:problem:wrong_code',
    });
    const agreed = { ...held, request: asked.request, confirmation: code };
    const order = await call(client, 'create_delivery', agreed);
    expect(order).toMatchObject({ isError: false, totalCents: quote.totalCents });
    const again = await call(client, 'create_delivery', agreed);
    expect(again.id).toBe(order.id);
    expect(await call(client, 'follow_delivery', { order: order.publicId })).toMatchObject({
      id: order.id,
      timeline: [{ type: 'order.created' }, { type: 'order.searching' }],
    });
    expect((await call(client, 'find_deliveries', { q: 'Maria' })).items).toMatchObject([
      { id: order.id, to: [{ address: 'Rua da Entrega, 7', name: 'Maria' }] },
    ]);

    const other = { order: String(order.id), note: 'desistiu' };
    const cancellation = await call(client, 'cancel_delivery', other);
    expect(cancellation).toMatchObject({ done: false, question: expect.stringContaining(order.publicId) });
    expect(
      await call(client, 'cancel_delivery', {
        ...other,
        request: cancellation.request,
        confirmation: await codeTo(world.home.rival),
      }),
    ).toMatchObject({ status: 'cancelled', cancelNote: 'desistiu' });
  });

  it.each([
    ['of the protocol with sessions', undefined],
    ['of the one without', 'auto'],
  ] as const)(
    'are ordered when the person agrees in a client that can ask, and not otherwise: %s',
    async (_, negotiation) => {
      const questions: string[] = [];
      const client = await anAssistant(
        world.home.store,
        (question) => questions.push(question) > 1,
        negotiation,
      );
      const { totalCents } = await call(client, 'quote_delivery', { stops: [RECIPIENT] });
      expect(await call(client, 'create_delivery', delivery(totalCents))).toMatchObject({ declined: true });
      expect(await call(client, 'create_delivery', delivery(totalCents))).toMatchObject({
        status: 'pending',
        totalCents,
      });
      expect(questions).toHaveLength(2);
    },
  );

  it('are not ordered at another price, by whoever may not order, or with what cannot be stored', async () => {
    const client = await anAssistant(world.home.rival);
    const { totalCents } = await call(client, 'quote_delivery', { stops: [RECIPIENT] });
    expect(await call(client, 'create_delivery', delivery(totalCents - 1))).toMatchObject({
      isError: true,
      type: 'urn:problem:price_changed',
      totalCents,
    });
    const { request } = await call(client, 'create_delivery', delivery(totalCents));
    const confirmation = await codeTo(world.home.rival);
    const changed = delivery(totalCents, { externalId: 'x', request, confirmation });
    const refused = { isError: true, type: 'urn:problem:wrong_code' };
    expect(await call(client, 'create_delivery', changed)).toMatchObject(refused);
    world.faces.core.clock.advance({ minutes: 15 });
    const late = delivery(totalCents, { request, confirmation });
    expect(await call(client, 'create_delivery', late)).toMatchObject(refused);
    expect(await call(client, 'find_deliveries', { q: 'nul\0' })).toMatchObject({
      isError: true,
      status: 400,
    });
    expect(await call(client, 'follow_delivery', { order: 'unknown' })).toMatchObject({
      isError: true,
      type: 'urn:problem:order_not_found',
    });
    expect(await call(await anAssistant(world.loner), 'wallet_statement')).toMatchObject({
      isError: true,
      type: 'urn:problem:forbidden',
    });
    expect(await call(client, 'wallet_statement')).toMatchObject({ isError: false, balanceCents: 0 });
  });

  it('come with a guide and the list of refusals', async () => {
    const client = await anAssistant(world.home.rival);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['docs://guide', 'docs://errors', 'docs://guides']);
    const texts = await Promise.all(resources.map(({ uri }) => client.readResource({ uri })));
    expect(JSON.stringify(texts[0])).toContain('`collected`: the courier has the goods');
    expect(JSON.stringify(texts[1])).toContain('`urn:problem:price_changed` (409)');
    const guides = JSON.stringify(texts[2]).match(/\/api\/[\w/]+\/guide\.en\.md/g);
    expect(guides).toHaveLength(4);
    for (const path of guides?.filter((one) => one.includes('console')) ?? [])
      expect((await world.faces.call().get(path).expect(200)).text).toContain('## Apps that shops install');
  });

  it('are shown to nobody without a merchant’s key', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const call = world.faces.call();
    const accept = { Accept: 'application/json, text/event-stream' };
    const refused = await call.post('/mcp').set(accept).send(message);
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/^Bearer resource_metadata=/),
    ]);
    const ofHub = { ...accept, Authorization: `Bearer ${await keyOf(null)}` };
    expect((await call.post('/mcp').set(ofHub).send(message)).status).toBe(403);
    expect((await call.get('/mcp')).status).toBe(405);
  });
});
