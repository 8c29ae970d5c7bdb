import { KnownAddresses, newUuid } from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf } from '../../../apps/console/src/docs/route.mapper.js';
import { requestFor } from '../../../tools/attack/address.builder.js';
import type { Ids } from '../../../tools/attack/hub-objects.builder.js';
import { aHubWorld } from '../../support/builders/index.js';
import { ApiDocument } from '../../support/builders/api-document.builder.js';
import { until } from '../../support/running-gateway.js';
import { hubDigest } from '../../support/schema-snapshot.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type AppKind, type Person } from '../developer.world.js';
import { asMerchant, type MerchantCaller } from '../merchant.world.js';

const KINDS: readonly AppKind[] = ['open_delivery', 'full_api', 'model_m'];
const BASES: Readonly<Record<AppKind, string>> = {
  open_delivery: '/api/opendelivery',
  full_api: '/api/v1',
  model_m: '/api/m',
};
/** A call that is answered 200 and recorded. */
const SIMPLE: Readonly<Record<AppKind, string>> = {
  open_delivery: '/v1/logistics/delivery?updated_since=2020-01-01T00:00:00Z',
  full_api: '/orders',
  model_m: '/solicitacao',
};

/** An id that nothing has. */
const NOBODY = 10_001;

type Headers = Readonly<Record<string, string>>;

/** An app with an order, a message, a request and what else of it has an id. */
interface Known {
  readonly id: number;
  readonly hubId: number;
  readonly headers: Headers;
  readonly ids: Ids;
  /** Texts that only this app may see. */
  readonly marks: readonly string[];
  readonly parts: Readonly<Record<string, number>>;
}

describe('apps of different developers', () => {
  let world: DeveloperWorld;
  let receiver: TestReceiver;
  let owner: Person;
  let stranger: Person;

  beforeAll(async () => {
    receiver = await TestReceiver.start();
    receiver.reacts(() => ({ status: 204 }));
    world = await DeveloperWorld.open();
    owner = await world.aDeveloper();
    stranger = await world.aDeveloper();
  });
  afterAll(() => receiver.close());

  const first = async <T>(sql: string, params: readonly unknown[]): Promise<T> =>
    (await world.faces.core.db.first<T>(sql, params))!;
  const call = (verb: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, headers: Headers) =>
    world.faces.call()[verb](path).set(headers);
  const place = (headers: Headers, orderId: string, name = 'Maria') =>
    call('post', '/api/opendelivery/v1/logistics/delivery', headers).send({
      ...deliveryExample,
      orderId,
      customerName: name,
    });
  const bearerOf = async ({ clientId, secret }: { clientId: string; secret: string }): Promise<Headers> => {
    const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
    const { body } = await call('post', '/api/opendelivery/oauth/token', {}).send(pair).expect(200);
    return { Authorization: `Bearer ${String(body.access_token)}` };
  };

  async function headersOf(by: Person, id: number, type: AppKind): Promise<Headers> {
    const { body } = await by.call('get', `/apps/${String(id)}/credentials`).expect(200);
    if (type === 'open_delivery') return bearerOf(body);
    return type === 'full_api'
      ? { Authorization: `Bearer ${String(body.secret)}` }
      : { 'api-key': body.secret };
  }

  /** Waits until every message of the sandbox was answered: some are due a second later, and senders work beside the test. */
  const sent = (hubId: number) =>
    world.once(
      () =>
        first<{ open: number }>(
          `select count(*)::int as open from webhook_deliveries where hub_id = $1 and state in ('queued', 'due')`,
          [hubId],
        ),
      ({ open }) => open === 0,
    );

  async function anApp(by: Person, type: AppKind): Promise<Known> {
    const id = await world.anApp(by, type, `Alheio ${type}`);
    const app = `/apps/${String(id)}`;
    await by.call('put', `${app}/webhook`, { url: receiver.url() }).expect(200);
    const headers = await headersOf(by, id, type);
    await call('get', BASES[type] + SIMPLE[type], headers).expect(200);
    const { sandbox } = (await by.call('get', app)).body as {
      sandbox: Record<'hubId' | 'merchantId' | 'vehicleTypeId', number>;
    };
    const { hubId, merchantId, vehicleTypeId } = sandbox;
    const { id: orderId } = (await by.call('post', `${app}/orders`).expect(201)).body as { id: number };
    await by.call('post', `${app}/orders/${String(orderId)}/steps`).expect(200);
    await sent(hubId);
    const order = await first<{ publicId: string; uuid: string; courierId: number }>(
      `select public_id as "publicId", uuid, courier_id as "courierId" from orders where id = $1`,
      [orderId],
    );
    const one = async (table: string, where = 'hub_id') =>
      (
        await first<{ id: number } | undefined>(
          `select id from ${table} where ${where} = $1 order by id desc limit 1`,
          [where === 'hub_id' ? hubId : by.teamId],
        )
      )?.id ?? NOBODY;
    const asked =
      type === 'open_delivery'
        ? await first<{ uuid: string; delivery: string }>(
            `select order_uuid as uuid, delivery_id as delivery from delivery_requests where hub_id = $1`,
            [hubId],
          )
        : { uuid: newUuid(), delivery: order.publicId };
    // It is written after its answer.
    await until('the request is recorded', async () => (await one('recorded_requests')) !== NOBODY);
    const requestId = await one('recorded_requests');
    const subscription = await one('webhook_subscriptions');
    const invited = await by.call('post', `/teams/${String(by.teamId)}/invitations`, {
      email: `convidado${String(id)}@example.com`,
    });
    return {
      id,
      hubId,
      headers,
      marks: [order.publicId, order.uuid, asked.uuid, asked.delivery, `Sandbox · Alheio ${type}`],
      ids: {
        merchants: merchantId,
        couriers: order.courierId,
        orders: orderId,
        'vehicle-types': vehicleTypeId,
        subscriptions: subscription,
        categories: await one('categories'),
        stops: orderId * 1_000 + 1,
        'request-uuids': asked.uuid,
      },
      parts: {
        orderId,
        requestId,
        deliveryId: await one('webhook_deliveries'),
        invitationId: invited.body.id as number,
        developerId: by.id,
      },
    };
  }

  const pairs = new Map<AppKind, Promise<readonly [known: Known, own: Known]>>();
  /** An app of the owner, and one of the stranger who looks for it. */
  function pairOf(type: AppKind): Promise<readonly [known: Known, own: Known]> {
    const made =
      pairs.get(type) ??
      anApp(owner, type).then(async (known) => [known, await anApp(stranger, type)] as const);
    pairs.set(type, made);
    return made;
  }

  /** A digest of every row of the app's sandbox, without what its owner's own calls may still write. */
  async function digest({ hubId }: Known): Promise<Record<string, string>> {
    // Known addresses are stored some time after the request that named them.
    await world.faces.get(KnownAddresses).flush();
    return hubDigest(world.faces.core.db, hubId);
  }

  it.each(KINDS)('see nothing of each other in any operation of their face: %s', async (type) => {
    const [known, own] = await pairOf(type);
    const { body: written } = await call('get', `${BASES[type]}/openapi.json`, {}).expect(200);
    const document = new ApiDocument(written);
    const base = new URL(written.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
    const operations = document.operations().filter(({ security }) => security?.length !== 0);
    expect(operations.length).toBeGreaterThan(7);
    const before = await digest(known);
    const shown: string[] = [];
    for (const operation of operations) {
      const target = { ...operation, fullPath: base + operation.path };
      const { path, body, namesInPath } = requestFor(document, target, known.ids);
      const ask = (headers: Headers) => {
        const asked = call(operation.method as 'get', path, headers);
        return body === undefined || operation.method === 'get'
          ? asked
          : asked.set('Content-Type', 'application/json').send(body);
      };
      const foreign = await ask(own.headers);
      const name = `${operation.method} ${path}`;
      expect([name, foreign.status]).not.toEqual([name, 401]);
      expect([name, foreign.status < 500]).toEqual([name, true]);
      const refused = foreign.status >= 400 || (type === 'model_m' && foreign.body.success === false);
      if (namesInPath) expect([name, refused, foreign.text]).toEqual([name, true, foreign.text]);
      expect(known.marks.filter((mark) => foreign.text.includes(mark))).toEqual([]);
      if (operation.method !== 'get') continue;
      const answer = await ask(known.headers);
      if (known.marks.some((mark) => answer.text.includes(mark))) shown.push(path);
    }
    expect(await digest(known)).toEqual({
      ...before,
      // Tables that the owner's own calls write.
      recorded_requests: expect.anything(),
      credentials: expect.anything(),
    });
    // The marks are in what the owner is shown, so their absence means something.
    expect(shown.length).toBeGreaterThan(0);
  });

  it('find no part of another app behind their own, in any operation of the developers’ API', async () => {
    const [known, own] = await pairOf('full_api');
    const routes = routesOf(ConsoleModule, ...optionalApis()).filter(({ path }) =>
      /^\/api\/developer\/(apps|teams)\/:id\/.*:/.test(path),
    );
    expect(routes.length).toBeGreaterThan(6);
    for (const { verb, path } of routes) {
      const parts = { ...known.parts, connectionId: 10_001 } as Readonly<Record<string, number>>;
      const through = (id: number) =>
        path
          .slice('/api/developer'.length)
          .replace(':id', String(id))
          .replace(/:(\w+)/g, (_, name: string) => String(parts[name]));
      const [theirs, mine] = path.includes('/teams/') ? [owner.teamId, stranger.teamId] : [known.id, own.id];
      const direct = await stranger.call(verb, through(theirs));
      expect([verb, path, direct.status]).toEqual([verb, path, 404]);
      const around = await stranger.call(verb, through(mine));
      // Who or what is not in the caller's team is removed from it without effect.
      const expected = path.includes('/teams/') ? 204 : 404;
      expect([verb, path, around.status]).toEqual([verb, path, expected]);
      if (verb === 'get') expect((await owner.call(verb, through(theirs))).status).toBe(200);
    }
    const team = (await owner.call('get', `/teams/${String(owner.teamId)}`)).body;
    expect(team).toMatchObject({
      members: [{ developerId: owner.id }],
      invitations: expect.arrayContaining([expect.objectContaining({ id: known.parts['invitationId'] })]),
    });
  });

  describe('that the same merchant connected', () => {
    let store: MerchantCaller;
    let one: Headers;
    let two: Headers;
    let merchant: Headers;
    const ofOne = newUuid();

    beforeAll(async () => {
      const hub = await aHubWorld(world.faces);
      store = await asMerchant(world.faces, hub.store);
      const connect = async (by: Person): Promise<Headers> => {
        const id = await world.anApprovedApp(by);
        const { body } = await store('post', '/app-connections', { appId: id }).expect(201);
        const shown = `/apps/${String(id)}/connections/${String(body.id)}/credentials`;
        return bearerOf((await by.call('post', shown).expect(200)).body);
      };
      one = await connect(owner);
      two = await connect(stranger);
      const pair = (await store('post', '/open-delivery/credentials').expect(201)).body;
      merchant = await bearerOf({ clientId: pair.clientId, secret: pair.clientSecret });
      await place(one, ofOne).expect(202);
    });

    const delivery = (id: string) => `/api/opendelivery/v1/logistics/delivery/${id}`;
    const listed = async (headers: Headers) => {
      const { body } = await call('get', BASES.open_delivery + SIMPLE.open_delivery, headers).expect(200);
      return (body.deliveries as { orderId: string }[]).map(({ orderId }) => orderId);
    };

    it('see and move only what they asked for themselves; the merchant sees all of it', async () => {
      expect((await call('get', delivery(ofOne), one)).status).toBe(200);
      expect((await call('get', delivery(ofOne), merchant)).status).toBe(200);
      const { body: written } = await call('get', '/api/opendelivery/openapi.json', {}).expect(200);
      const document = new ApiDocument(written);
      const operations = document.operations().filter(({ path }) => path.includes('{orderId}'));
      expect(operations.length).toBeGreaterThan(4);
      for (const operation of operations) {
        const target = { ...operation, fullPath: `/api/opendelivery${operation.path}` };
        const { path, body } = requestFor(document, target, { 'request-uuids': ofOne });
        const asked = call(operation.method as 'get', path, two);
        const { status } = await (body === undefined
          ? asked
          : asked.set('Content-Type', 'application/json').send(body));
        expect([operation.method, path, status]).toEqual([operation.method, path, 404]);
      }
      expect([await listed(one), await listed(two), await listed(merchant)]).toEqual([[ofOne], [], [ofOne]]);
    });

    it('cannot take an order that another program has asked for, nor read it so', async () => {
      const again = await place(two, ofOne);
      expect([again.status, again.text.includes('deliveryId')]).toEqual([422, false]);
      expect((await place(one, ofOne)).status).toBe(202);
      const ofTwo = newUuid();
      expect((await place(two, ofTwo, 'Bia')).status).toBe(202);
      expect([await listed(one), await listed(two)]).toEqual([[ofOne], [ofTwo]]);
      expect(new Set(await listed(merchant))).toEqual(new Set([ofOne, ofTwo]));
    });
  });
});
