import { newUuid } from '#domain';
import { deliveryExample } from '../../../apps/open-delivery/src/docs/request.examples.js';
import { ConsoleModule, optionalApis } from '../../../apps/console/src/app.module.js';
import { routesOf } from '../../../apps/console/src/docs/route.mapper.js';
import { requestFor } from '../../server/access/address.builder.js';
import { aHubWorld } from '../../support/builders/index.js';
import { ApiDocument } from '../../support/builders/api-document.builder.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { DeveloperWorld, type Person } from '../developer.world.js';
import { asMerchant, type MerchantCaller } from '../merchant.world.js';

type Headers = Readonly<Record<string, string>>;

/** An app with the ids of its parts. */
interface Known {
  readonly id: number;
  readonly parts: Readonly<Record<string, number>>;
}

const DELIVERIES = '/api/opendelivery/v1/logistics/delivery';

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
    call('post', DELIVERIES, headers).send({
      ...deliveryExample,
      orderId,
      customerName: name,
    });
  const bearerOf = async ({ clientId, secret }: { clientId: string; secret: string }): Promise<Headers> => {
    const pair = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
    const { body } = await call('post', '/api/opendelivery/oauth/token', {}).send(pair).expect(200);
    return { Authorization: `Bearer ${String(body.access_token)}` };
  };

  /** Waits until every message of the sandbox was answered: some are due later, senders work beside. */
  const sent = (hubId: number) =>
    world.once(
      () =>
        first<{ open: number }>(
          `select count(*)::int as open from webhook_deliveries where hub_id = $1 and state in ('queued', 'due')`,
          [hubId],
        ),
      ({ open }) => open === 0,
    );

  /** With an order, a recorded request, a message and an invitation to its team. */
  async function anApp(by: Person): Promise<Known> {
    const id = await world.anApp(by, 'full_api', 'Alheio');
    const app = `/apps/${String(id)}`;
    await by.call('put', `${app}/webhook`, { url: receiver.url() }).expect(200);
    const { secret } = (await by.call('get', `${app}/credentials`).expect(200)).body as { secret: string };
    await call('get', '/api/v1/orders', { Authorization: `Bearer ${secret}` }).expect(200);
    const { hubId } = (await by.call('get', app)).body.sandbox as { hubId: number };
    const { id: orderId } = (await by.call('post', `${app}/orders`).expect(201)).body as { id: number };
    await by.call('post', `${app}/orders/${String(orderId)}/steps`).expect(200);
    await sent(hubId);
    const newest = (table: string) =>
      first<{ id: number } | undefined>(
        `select id from ${table} where hub_id = $1 order by id desc limit 1`,
        [hubId],
      );
    // It is written after its answer.
    const request = await world.once(
      () => newest('recorded_requests'),
      (found) => found !== undefined,
    );
    const invited = await by.call('post', `/teams/${String(by.teamId)}/invitations`, {
      email: `convidado${String(id)}@example.com`,
    });
    return {
      id,
      parts: {
        orderId,
        requestId: request!.id,
        deliveryId: (await newest('webhook_deliveries'))!.id,
        invitationId: invited.body.id as number,
        developerId: by.id,
      },
    };
  }

  it('find no part of another app behind their own, in any operation of the developers’ API', async () => {
    const [known, own] = [await anApp(owner), await anApp(stranger)];
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

    const delivery = (id: string) => `${DELIVERIES}/${id}`;
    const listed = async (headers: Headers) => {
      const { body } = await call('get', `${DELIVERIES}?updated_since=2020-01-01T00:00:00Z`, headers).expect(
        200,
      );
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
