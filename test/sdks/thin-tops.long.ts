import { TestReceiver, type Received } from '../support/test-receiver.js';
import { HERE, type Language, MISSING, runText } from './languages.driver.js';

type Case = 'keyed' | 'token' | 'unkeyed' | 'refused';

/** Programs of a few lines, each against answers that the spec sets. */
const PROGRAMS: Readonly<Record<Language, Readonly<Record<Case, string>>>> = {
  typescript: {
    keyed: `const one = await sdk.answerOf(full.POST('/api/v1/orders', { body: {} })); console.log(one.id);`,
    token: `const od = sdk.openDelivery({ baseUrl, clientId: 'a', clientSecret: 'b', ...manner });
      for await (const one of od.changedDeliveries(new Date(0))) console.log(one.orderId);`,
    unkeyed: `await m.POST('/api/m/abrirSolicitacao', { body: {} }).catch((error) => console.log(error.name));`,
    refused: `await m.POST('/api/m/abrirSolicitacao', { body: {} })
      .catch((error) => console.log(error.name, error.code, error.message, error.requestId));
      await full.GET('/api/v1/orders/{id}', { params: { path: { id: '1' } } })
      .catch((error) => console.log(error.name, error.message));`,
  },
  python: {
    keyed: `print(full.orders_create({})["id"])`,
    token: `
from datetime import datetime, timezone
od = OpenDelivery(base, "a", "b", manner)
for one in od.deliveries_changed_since(datetime.fromtimestamp(0, timezone.utc)): print(one["orderId"])`,
    unkeyed: `
try: m.abrir_solicitacao({})
except NoAnswerError as error: print(type(error).__name__)`,
    refused: `
try: m.abrir_solicitacao({})
except ApiError as error: print(type(error).__name__, error.code, error.message, error.request_id)
try: full.orders_read(1)
except ApiError as error: print(type(error).__name__, error.message)`,
  },
  php: {
    keyed: `echo $full->ordersCreate([])['id'];`,
    token: `$od = new LastMile\\OpenDelivery($base, 'a', 'b', $manner);
      foreach ($od->deliveriesChangedSince(new DateTime('@0')) as $one) echo $one['orderId'], "\\n";`,
    unkeyed: `try { $m->abrirSolicitacao([]); } catch (LastMile\\NoAnswerError $e) { echo 'NoAnswerError'; }`,
    refused: `try { $m->abrirSolicitacao([]); } catch (LastMile\\ApiError $e) {
        echo substr($e::class, 9), ' ', $e->reason, ' ', $e->getMessage(), ' ', $e->requestId, "\\n";
      }
      try { $full->ordersRead(1); } catch (LastMile\\ApiError $e) { echo substr($e::class, 9), ' ', $e->getMessage(); }`,
  },
};
const BEGINNINGS: Readonly<Record<Language, string>> = {
  typescript: `import * as sdk from './libs/sdks/typescript/src/index.ts';
    const baseUrl = process.env.BASE_URL, manner = { retries: 2, backoffMs: 1 };
    const full = sdk.fullApi({ baseUrl, key: 'k', ...manner }), m = sdk.modelM({ baseUrl, key: 'k', ...manner });
    `,
  python: `
import os
from last_mile import *
base, manner = os.environ["BASE_URL"], Manner(retries=2, backoff_s=0.001)
full, m = FullApi(base, "k", manner), ModelM(base, "k", manner)
`,
  php: `require 'libs/sdks/php/autoload.php';
    $base = getenv('BASE_URL'); $manner = new LastMile\\Manner(retries: 2, backoffMs: 2);
    $full = new LastMile\\FullApi($base, 'k', $manner); $m = new LastMile\\ModelM($base, 'k', $manner);
    `,
};

describe.each(HERE)('the hand-written part of the SDK: %s', (language) => {
  let server: TestReceiver;

  beforeEach(async () => {
    server = await TestReceiver.start();
  });
  afterEach(() => server.close());

  const run = (which: Case) =>
    runText(language, BEGINNINGS[language] + PROGRAMS[language][which], {
      BASE_URL: new URL(server.url()).origin,
    });
  const json = (status: number, body: object, headers = {}) => ({
    status,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const paths = (received: readonly Received[]) => received.map(({ path }) => path.split('?')[0]);

  it('sends an order again under the same key when its answer was lost', async () => {
    server.reacts((_, nth) =>
      nth === 1 ? 'reset' : nth === 2 ? json(503, {}, { 'retry-after': '0' }) : json(201, { id: 7 }),
    );
    expect(await run('keyed')).toEqual(['7']);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[!-~]{32,}$/)]);
  });

  it('keeps a token, asks for another when it is refused, and turns pages', async () => {
    const last = { deliveries: [{ orderId: 'B' }], nextCursor: 'd', more: false };
    const first = { deliveries: [{ orderId: 'A' }], nextCursor: 'c', more: true };
    let tokens = 0;
    server.reacts(({ path, headers }) => {
      if (path.endsWith('/oauth/token'))
        return json(200, { access_token: `t${String(++tokens)}`, token_type: 'bearer', expires_in: 86_400 });
      if (headers['authorization'] !== 'Bearer t2') return json(401, { title: 'no', status: 401 });
      return json(200, path.includes('cursor=c') ? last : first);
    });
    expect(await run('token')).toEqual(['A', 'B']);
    expect(paths(server.received).filter((path) => path?.endsWith('/token'))).toHaveLength(2);
    expect(server.received).toHaveLength(5);
  });

  it('does not send again what might be done twice', async () => {
    server.reacts(() => 'reset');
    expect(await run('unkeyed')).toEqual(['NoAnswerError']);
    expect(server.received).toHaveLength(1);
  });

  it('tells refusals of each protocol apart', async () => {
    server.reacts(({ path }) =>
      path.startsWith('/api/m/')
        ? json(400, { success: false, errors: [{ code: 25, message: 'Não há' }] }, { 'x-request-id': 'r1' })
        : json(404, { mensagem: 'Pedido não encontrado' }),
    );
    expect(await run('refused')).toEqual([
      'ValidationError 25 Não há r1',
      'NotFoundError Pedido não encontrado',
    ]);
  });
});

if (MISSING.length > 0) it.skip.each(MISSING)('cannot run here: %s', () => undefined);
