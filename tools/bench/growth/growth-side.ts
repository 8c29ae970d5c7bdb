import { Operators } from '#domain';
import { orderBody } from '../request-bodies.js';
import { traffic } from '../http-case.js';
import { openBenchCore, type BenchCore } from '../setup/core.js';
import { startGateway, type RunningServer } from '../setup/processes.js';
import { benchEnv, waitUntilIdle, type Closer } from '../setup/bench-setup.js';
import { seedWorld, type BenchWorld } from '../setup/bench.world.js';
import type { LoadClient } from '../load/load-client.js';
import { QUICK } from '../setup/sizes.js';
import type { Traffic } from '../types.js';

const DAY_MS = 86_400_000;
const RECIPIENTS = 200;
const recipients = Array.from({ length: RECIPIENTS }, (_, i) => recipientOf(i));
const OPERATOR = {
  name: 'Dora',
  email: 'growth@example.com',
  password: 'segredo-longo-1',
  role: 'owner',
} as const;

/** One of the two databases that are compared, with a gateway of its own. */
export interface GrowthSide {
  readonly core: BenchCore;
  readonly world: BenchWorld;
  readonly load: LoadClient;
  readonly gateway: RunningServer;
  waitUntilIdle(): Promise<void>;
  readonly requests: Readonly<Record<string, Traffic>>;
}

/** A hub with some orders; the gateway starts when `fill` has added the others. */
export async function openSide(
  folder: string,
  databaseUrl: string,
  closers: Closer[],
  {
    load,
    orders,
    fill,
  }: { load: LoadClient; orders: number; fill(core: BenchCore, world: BenchWorld): Promise<void> },
): Promise<GrowthSide> {
  const env = benchEnv(folder, databaseUrl);
  const core = await openBenchCore({ ...env, REDIS_URL: '' });
  closers.push(() => core.close());
  const world = await seedWorld(core, { ...QUICK, orders });
  await core.get(Operators).create(world.hubId, OPERATOR);
  await nameRecipients(core, world);
  await fill(core, world);
  const gateway = await startGateway(folder, env);
  closers.push(() => gateway.stop());
  const requests = await requestsOf(gateway.origin, world);
  return { core, world, load, gateway, requests, waitUntilIdle: () => waitUntilIdle(core) };
}

async function requestsOf(origin: string, world: BenchWorld): Promise<Record<string, Traffic>> {
  const key = { authorization: `Bearer ${world.fullApiKey}` };
  const admin = { authorization: `Bearer ${await logIn(origin)}` };
  const list = (headers: Record<string, string>, path: string, ...includes: string[]) =>
    traffic(origin, headers, { method: 'GET', path, expect: { status: 200, includes } });
  return {
    list: list(key, '/api/v1/orders'),
    'list, of a status': list(admin, '/api/admin/orders?status=completed&limit=50', '"items":[{'),
    'list, of a merchant': list(
      admin,
      `/api/admin/orders?merchantId=${String(world.merchantId)}&limit=50`,
      '"items":[{',
    ),
    'list, scheduled orders': list(admin, '/api/admin/orders?scheduledOnly=true'),
    'list, not served': list(admin, '/api/admin/orders?notServed=true'),
    'list, of a day': list(
      admin,
      `/api/admin/orders?createdTo=${new Date(performance.timeOrigin - 9 * DAY_MS).toISOString()}&limit=50`,
      '"items":[{',
    ),
    status: {
      ...list({ 'api-key': world.modelMKey }, '/api/m/solicitacaoStatus?id_mch={{pick}}'),
      picks: world.orderIds.map(String),
    },
    'search, external id': {
      ...list(admin, '/api/admin/orders?q=seed-{{pick}}', '"items":[{'),
      picks: recipients.map((_, i) => String(i + 1)),
    },
    'search, phone': {
      ...list(admin, '/api/admin/orders?q={{pick}}', '"items":[{'),
      picks: recipients.map(({ phone }) => phone),
    },
    'search, frequent name': list(admin, '/api/admin/orders?q=maria', '"items":[{'),
    'search, name': {
      ...list(admin, '/api/admin/orders?q={{pick}}', '"items":[{'),
      picks: recipients.map(({ name }) => name),
    },
    // The last, as the thousands of open orders that it leaves burden every search alike.
    create: traffic(origin, key, {
      method: 'POST',
      path: '/api/v1/orders',
      body: orderBody(world, { external_id: 'growth-new-{{n}}' }),
      expect: { status: 201, includes: ['growth-new-{{n}}'] },
    }),
  };
}

/** Recipients of orders that both databases have; one order in fifty goes to a Maria. */
function recipientOf(i: number): { readonly name: string; readonly phone: string } {
  return { name: `Conhecida${String(i)}`, phone: `119765${String(i).padStart(5, '0')}` };
}

async function nameRecipients({ db }: BenchCore, world: BenchWorld): Promise<void> {
  const set = (name: string, phone: string) =>
    `update orders set stops = jsonb_set(jsonb_set(stops, '{0,name}', to_jsonb(${name}::text)), '{0,phone}', to_jsonb(${phone}::text))`;
  await db.execute(`${set(`'Maria'`, `'11912345678'`)} where hub_id = $1 and id % 50 = 0`, [world.hubId]);
  await db.execute(
    `${set('r.name', 'r.phone')} from unnest($1::bigint[], $2::text[], $3::text[]) as r(id, name, phone) where orders.id = r.id`,
    [
      world.orderIds.slice(0, RECIPIENTS),
      ...(['name', 'phone'] as const).map((part) => recipients.map((one) => one[part])),
    ],
  );
}

async function logIn(origin: string): Promise<string> {
  const { email, password } = OPERATOR;
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await answer.json()) as { token?: string };
  if (body.token === undefined) throw new Error(`The log-in answered ${JSON.stringify(body)}`);
  return body.token;
}
