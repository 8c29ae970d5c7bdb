import { CourierDuty, CourierPositions, hubScope, Merchants, OrderLifecycle, type Scope } from '#domain';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../apps/console/src/cli/cli.service.js';
import { ORDERING_FACES, type OrderingFace } from '../faults/order-requests.builder.js';
import { OrderingClients } from '../faults/ordering-clients.driver.js';
import { createTestDatabase, findRedisServer, startTestRedis } from '../support/index.js';
import { runGateway, until, type RunningGateway } from '../support/running-gateway.js';
import { TestReceiver, type Received } from '../support/test-receiver.js';

const WORDS: Readonly<Record<OrderingFace, string>> = {
  'full-api':
    'ORDER_CREATED ORDER_SEARCHING_COURIER ORDER_ACCEPTED ORDER_ARRIVED_AT_PICKUP ORDER_COLLECTED ORDER_COMPLETED',
  'open-delivery':
    'PENDING ACCEPTED PICKUP_ONGOING ARRIVED_AT_MERCHANT ORDER_PICKED DELIVERY_ONGOING ARRIVED_AT_CUSTOMER ORDER_DELIVERED DELIVERY_FINISHED',
  'model-m': 'D A AP E ER F',
};

/** An order's life by each face, with every background process of production. */
class OrderRun {
  private constructor(
    private readonly gateway: RunningGateway,
    private readonly receiver: TestReceiver,
    private readonly callers: OrderingClients,
    private readonly scope: Scope,
  ) {}

  static async of(gateway: RunningGateway, receiver: TestReceiver): Promise<OrderRun> {
    const scope = hubScope(gateway.facts.hub.id, { kind: 'operator', id: 1 });
    return new OrderRun(gateway, receiver, await OrderingClients.signIn(gateway), scope);
  }

  /** Subscribes a receiver at each face. */
  async subscribe(): Promise<void> {
    const { fullApi, modelM, openDelivery } = this.gateway.facts;
    const answers = [
      await this.callers.call(
        '/api/v1/webhooks',
        { Authorization: `Bearer ${fullApi.hubKey}` },
        { url: this.receiver.url('/full-api'), eventos: WORDS['full-api'].split(' ') },
      ),
      await this.callers.call(
        '/api/m/cadastrarWebhook',
        { 'api-key': modelM.hubKey },
        { tipo: 'status', url: this.receiver.url('/model-m') },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    const requestWebhookUrl = this.receiver.url('/open-delivery');
    await this.get(Merchants).update(this.scope, Number(openDelivery.merchantId), { requestWebhookUrl });
  }

  /** The statuses that the receiver of each face got. */
  async run(): Promise<Record<OrderingFace, string>> {
    const { couriers, place } = this.gateway.facts;
    const [courier] = couriers;
    await this.get(CourierDuty).goOnline(this.scope, courier!.id);
    await this.get(CourierPositions).record(courier!.id, [
      { ...place.pickup, at: this.gateway.core.clock.now() },
    ]);
    const statuses: Record<OrderingFace, string> = { 'full-api': '', 'open-delivery': '', 'model-m': '' };
    for (const face of ORDERING_FACES) {
      const order = await this.orderBy(face);
      const life = this.get(OrderLifecycle);
      await life.accept(this.scope, order.id, courier!.id);
      await life.arriveAtPickup(this.scope, order.id);
      await life.collect(this.scope, order.id);
      await life.deliverStop(this.scope, order.id, 1, { byHand: true });
      const last = WORDS[face].split(' ').at(-1)!;
      await until(`${face} hears the end`, () => this.statusesOf(face, order).at(-1) === last);
      statuses[face] = this.statusesOf(face, order).join(' ');
    }
    return statuses;
  }

  /** An order by the core's id and the caller's id. */
  private async orderBy(face: OrderingFace): Promise<{ id: number; ref: string }> {
    const { status, body } = await this.callers.order(face);
    const answer = body as { id?: number; deliveryId?: string; response?: { id_mch: string } };
    const ref = String(answer.id ?? answer.deliveryId ?? answer.response?.id_mch);
    expect([face, status, ref]).toEqual([face, expect.any(Number), expect.not.stringContaining('undefined')]);
    if (face !== 'open-delivery') return { id: Number(ref), ref };
    let id: number | null = null;
    await until('the request is decided', async () => {
      const row = await this.gateway.core.database.unchecked.first<{ id: number | null }>(
        'select order_id as id from delivery_requests where delivery_id = $1',
        [ref],
      );
      id = row?.id ?? null;
      return id !== null;
    });
    return { id: Number(id), ref };
  }

  private statusesOf(face: OrderingFace, { id, ref }: { id: number; ref: string }): string[] {
    return this.receiver.received
      .filter(({ path }) => path === `/${face}`)
      .map((received) => {
        this.expectSignature(face, received);
        return JSON.parse(received.body) as Partial<WebhookStatus>;
      })
      .flatMap(({ order, event, request_id, status_code, deliveryId }) => {
        if (face === 'full-api') return order?.id === id ? [event as string] : [];
        if (face === 'model-m') return request_id === id ? [status_code ?? ''] : [];
        return deliveryId === ref ? [(event as { type: string }).type] : [];
      });
  }

  private expectSignature(face: OrderingFace, { headers, body }: Received): void {
    const { modelM, openDelivery } = this.gateway.facts;
    const by = (hash: string, key: string) => createHmac(hash, key).update(body).digest('hex');
    if (face === 'model-m') expect(headers['signature-v2']).toBe(by('sha512', modelM.hubKey));
    if (face === 'open-delivery')
      expect(headers['x-app-signature']).toBe(by('sha256', openDelivery.clientSecret));
  }

  private get<T>(door: abstract new (...args: never[]) => T): T {
    return this.gateway.server.nest.get<T>(door, { strict: false });
  }
}

interface WebhookStatus {
  readonly order: { readonly id: number };
  readonly event: string | { readonly type: string };
  readonly request_id: number;
  readonly status_code: string;
  readonly deliveryId: string;
}

describe('the life of an order and all its webhooks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lm-engines-'));
  const closers: (() => Promise<void>)[] = [];
  let receiver: TestReceiver;

  const run = async (...args: Parameters<typeof runGateway>) => {
    const gateway = await runGateway(...args);
    closers.push(() => gateway.close());
    return gateway;
  };

  beforeEach(async () => {
    receiver = await TestReceiver.start();
    receiver.reacts(({ path }) => ({ status: path === '/open-delivery' ? 204 : 200 }));
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await receiver.close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('on the engines of `npm start`, with keys and signatures that outlive the secret that sealed them', async () => {
    const dataDir = join(folder, 'embedded');
    const before = await run(dataDir);
    await (await OrderRun.of(before, receiver)).subscribe();
    await before.close();

    const secret = () => readFileSync(join(dataDir, 'secret.key'), 'utf8');
    const old = secret();
    const said: string[] = [];
    const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) };
    const code = await runCli(['rotate-secret', '--json'], { DATA_DIR: dataDir }, terminal);
    expect({ code, said: said.map((line) => JSON.parse(line)) }).toEqual({
      code: 0,
      said: [{ resealed: expect.any(Number) }],
    });
    expect(secret()).toMatch(/^[0-9a-f]{64}\n$/);
    expect(secret()).not.toBe(old);

    const gateway = await run(dataDir);
    expect(await (await OrderRun.of(gateway, receiver)).run()).toEqual(WORDS);
  });

  const redisServer = findRedisServer();
  (redisServer === null ? it.skip : it)('on PostgreSQL and Redis', async () => {
    const [database, redis] = await Promise.all([createTestDatabase(), startTestRedis(redisServer ?? '')]);
    closers.push(
      () => database.close(),
      () => redis.close(),
    );
    const gateway = await run(join(folder, 'external'), {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      SECRET_KEY: 'a-secret-only-for-tests',
    });
    const story = await OrderRun.of(gateway, receiver);
    await story.subscribe();
    expect(await story.run()).toEqual(WORDS);
  });
});
