import { openDeliveryToken } from '../../../test/support/open-delivery-token.js';
import { httpCase, type Request } from '../http-case.js';
import { AVAILABILITY_BODY, DELIVERY_BODY, DELIVERY_ID, orderBody } from '../request-bodies.js';
import type { BenchSetup } from '../setup/bench-setup.js';
import type { BenchWorld } from '../setup/bench.world.js';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const fullApi = ({ world }: BenchSetup, path: string) => ({
  headers: bearer(world.fullApiKey),
  path: `/api/v1${path}`,
});

const modelM = ({ world }: BenchSetup, path: string) => ({
  headers: { 'api-key': world.modelMKey },
  path: `/api/m${path}`,
});

const openDelivery = async (world: BenchWorld, origin: string, path: string) => ({
  headers: bearer(await openDeliveryToken(origin, world)),
  path: `/api/opendelivery/v1/logistics${path}`,
});

const names = (answer: object) => Object.keys(answer).map((name) => `"${name}"`);

const BATCH = 20;

const position = (secondsAgo: number) =>
  `{"latitude":-22.9056,"longitude":-47.0608,"accuracy":8,"at":"{{ago ${secondsAgo}}}"}`;

const positions = ({ world }: BenchSetup, body: string): Request => ({
  headers: bearer('{{pick}}'),
  path: '/api/courier/positions',
  picks: world.courierTokens,
  body,
  status: 204,
});

/** An order with its events and its outbox row. */
const CREATED = {
  ours: `select count(*) from orders o where external_id like 'create-%'
           and exists (select from order_events e where e.order_id = o.id)
           and exists (select from outbox b where b.stream = 'o:' || o.id)`,
  floor: `select count(*) from floor.orders`,
};

const REQUESTED = {
  ours: `select count(*) from delivery_requests r where exists (select from outbox b where b.stream = 'r:' || r.id)`,
  floor: 'select count(*) from floor.delivery_requests',
};

const MOVEMENTS = {
  ours: 'select count(*) from ledger_transactions where external_id is not null',
  floor: 'select count(*) from floor.ledger_transactions where external_id is not null',
};

const credit = (stage: BenchSetup, wallets: readonly number[], externalId: string): Request => ({
  ...fullApi(stage, '/usuarios/{{pick}}/carteira/creditos'),
  picks: wallets.map(String),
  body: `{"valor":12.5,"descricao":"Recarga","external_id":"${externalId}"}`,
  status: 201,
  includes: [`"external_id":"${externalId}"`, '"valor":12.5'],
});

const walletOf = ({ world }: BenchSetup) => world.walletIds.slice(0, 1);

/** In the sequence in which they run. */
export const HTTP_CASES = {
  quote: httpCase('quote', { quick: 'measured', goal: 5_000, goalRatio: 0.7 }, (stage) => ({
    ...fullApi(stage, '/orders/calcular'),
    body: orderBody(stage.world),
    includes: [JSON.stringify(stage.samples.quote)],
  })),
  read: httpCase('read', { quick: 'measured', goal: 6_000, goalRatio: 1.5 }, (stage) => ({
    ...fullApi(stage, '/orders/{{pick}}'),
    picks: stage.world.orderIds.map(String),
    includes: ['"id":{{pick}},', '"order_status":"completed"'],
  })),
  list: httpCase('list of 50', { goal: 1_400, goalRatio: 1.7 }, (stage) => ({
    ...fullApi(stage, '/orders'),
    includes: names(stage.samples.page),
  })),
  status: httpCase('model-m status', { quick: 'measured', goal: 5_000, goalRatio: 1 }, (stage) => ({
    ...modelM(stage, '/solicitacaoStatus?id_mch={{pick}}'),
    picks: stage.world.orderIds.map(String),
    includes: ['"success":true', '"status":"F"'],
  })),
  page: httpCase('model-m list of 20', { goal: 2_000, goalRatio: 1.5 }, (stage) => ({
    ...modelM(stage, '/solicitacao?limite=20'),
    includes: names(stage.samples.modelMOrder),
  })),
  token: httpCase('open-delivery token', { quick: 'measured', goal: 4_000, goalRatio: 0.5 }, ({ world }) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    path: '/api/opendelivery/oauth/token',
    body: `grant_type=client_credentials&client_id=${world.clientId}&client_secret=${world.clientSecret}`,
    includes: ['"access_token":"ey', '"token_type":"bearer"'],
  })),
  availability: httpCase(
    'open-delivery availability',
    { quick: 'measured', goal: 3_000, goalRatio: 0.65 },
    async ({ world }, origin) => ({
      ...(await openDelivery(world, origin, '/availability')),
      body: AVAILABILITY_BODY,
      includes: ['"deliveryPrice"', '"ETAs"', '"vehicles"'],
    }),
  ),
  /** Time until the 202; deciding each request and creating its order loads the same round. */
  delivery: httpCase('open-delivery delivery', { rows: REQUESTED }, async ({ world }, origin) => ({
    ...(await openDelivery(world, origin, '/delivery')),
    body: DELIVERY_BODY,
    status: 202,
    includes: [`"orderId":"${DELIVERY_ID}"`, '"status":"PENDING"'],
  })),
  create: httpCase('create', { quick: 'measured', goal: 1_500, goalRatio: 0.8, rows: CREATED }, (stage) => ({
    ...fullApi(stage, '/orders'),
    body: orderBody(stage.world, { external_id: 'create-{{n}}' }),
    status: 201,
    includes: ['"external_id":"create-{{n}}"', '"total_value":'],
  })),
  spread: httpCase('wallet spread', { goal: 2_500, goalRatio: 0.5, rows: MOVEMENTS }, (stage) =>
    credit(stage, stage.world.walletIds, 'credit-{{n}}'),
  ),
  /** Debits beyond the balance: a refusal must not cost more than a movement, nor its connection. */
  refused: httpCase(
    'wallet refused',
    { quick: 'measured', goal: 2_000, goalRatio: 0.4, rows: { ...MOVEMENTS, perAnswer: 0 } },
    (stage) => ({
      ...fullApi(stage, '/usuarios/{{pick}}/carteira/debitos'),
      picks: stage.world.walletIds.map(String),
      body: '{"valor":99999999.99,"permitir_saldo_negativo":false}',
      status: 400,
      includes: ['"mensagem":"Saldo insuficiente para o débito"'],
    }),
  ),
  one: httpCase('wallet one', { goal: 1_500, goalRatio: 0.5, rows: MOVEMENTS }, (stage) =>
    credit(stage, walletOf(stage), 'credit-{{n}}'),
  ),
  replays: httpCase(
    'wallet replays',
    {
      goal: 4_000,
      goalRatio: 0.5,
      rows: { ...MOVEMENTS, perAnswer: 0 },
      // The credit itself is made before rows are counted.
      prepare: async (stage) => {
        const request = credit(stage, walletOf(stage), 'again');
        for (const { origin } of [stage.gateway, stage.floor])
          await stage.load.call('drive', { traffic: { origin, ...request }, connections: 1, seconds: 0 });
      },
    },
    (stage) => ({ ...credit(stage, walletOf(stage), 'again'), status: 200 }),
  ),
  position: httpCase('positions single', { goal: 4_000, goalRatio: 0.6 }, (stage) =>
    positions(stage, position(0)),
  ),
  batch: httpCase(
    'positions batched',
    { quick: 'measured', goal: 40_000, goalRatio: 0.6, perRequest: BATCH },
    (stage) =>
      positions(stage, `[${Array.from({ length: BATCH }, (_, i) => position(BATCH - 1 - i)).join()}]`),
  ),
};
