import { CourierRegistrations, Hubs, OrderQueries } from '#domain';
import { anOperator, PICKUP } from '../../support/builders/index.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';

const OWN = { 'Sec-Fetch-Site': 'same-origin' };
const MINUTE_MS = 60_000;

describe('courier app in a browser', () => {
  let world: CourierWorld;
  let app: CourierApp;

  beforeAll(async () => {
    world = await CourierWorld.open();
    app = await world.aCourier(PICKUP);
  });
  beforeEach(async () => {
    world.face.core.clock.advance({ minutes: 2 });
    await app.work(PICKUP);
  });

  const call = () => world.face.call();
  const phoneOf = async (id: number) => {
    const [row] = await world.face.core.db.query<{ phone: string }>(
      'select phone from couriers where id = $1',
      [id],
    );
    return row!.phone;
  };

  describe('the session', () => {
    const enter = async (headers: Record<string, string> = OWN) =>
      call()
        .post('/api/courier/sessions')
        .set(headers)
        .send({ phone: await phoneOf(app.id), password: 'segredo1' });

    it('is a cookie that no script reads and only the courier API gets', async () => {
      const { status, headers, text } = await enter();
      expect([status, text]).toEqual([204, '']);
      const [cookie = ''] = headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(/^lastmile_courier=cou_/);
      for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/courier', 'Max-Age=2592000'])
        expect(cookie).toContain(part);
      const [pair = ''] = cookie.split(';');
      const me = await call().get('/api/courier/me').set('Cookie', pair).expect(200);
      expect(me.body.id).toBe(app.id);
      await call().get('/api/admin/orders').set('Cookie', pair).expect(401);
    });

    it('writes nothing for a page of another site, nor opens there', async () => {
      expect((await enter({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
      const { headers } = await enter();
      const [pair = ''] = String(headers['set-cookie']).split(';');
      const offline = (given: Record<string, string>) =>
        call()
          .post('/api/courier/offline')
          .set({ Cookie: pair, ...given });
      await offline({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
      await offline({}).expect(403);
      await offline(OWN).expect(200);
    });

    it('is left without a question, also after a suspension', async () => {
      const { headers } = await enter();
      const [pair = ''] = String(headers['set-cookie']).split(';');
      const other = await world.aCourier();
      await world.face
        .get(CourierRegistrations)
        .update(world.hub.scope, other.id, { registration: 'suspended' });
      const left = await call()
        .delete('/api/courier/sessions/current')
        .set({ Cookie: pair, ...OWN })
        .expect(204);
      expect(String(left.headers['set-cookie'])).toMatch(/^lastmile_courier=;.*Path=\/api\/courier/);
    });

    it('ends by a bearer token too, which no page of ours sends', async () => {
      const person = { Authorization: `Bearer ${(await world.aCourier()).token}` };
      await call().delete('/api/courier/sessions/current').set(person).expect(204);
      await call().get('/api/courier/me').set(person).expect(401);
      await call().delete('/api/courier/sessions/current').expect(403);
    });

    it('begins with a company that anybody with its link may see', async () => {
      const { body } = await call()
        .get(`/api/courier/companies/${String(world.hub.hub.id)}`)
        .expect(200);
      expect(body).toMatchObject({ name: world.hub.hub.name, timezone: world.hub.hub.timezone });
      expect(body.vehicleTypes.map(({ kind }: { kind: string }) => kind)).toContain('motorbike');
      expect(JSON.stringify(body)).not.toMatch(/settings|plan/);
      expect(body.privacyNotice).toContain(`${world.hub.hub.name} é responsável pelos seus dados`);
      await call().get('/api/courier/companies/999999').expect(404);
    });

    it('hands out a copy of what is kept of the courier, to nobody else', async () => {
      await call().get('/api/courier/me/data').expect(401);
      const { body } = await call()
        .get('/api/courier/me/data')
        .set({ Authorization: `Bearer ${app.token}` })
        .expect(200);
      expect(body).toMatchObject({
        record: { id: app.id },
        positions: expect.any(Array),
        movements: expect.any(Array),
      });
      expect(JSON.stringify(body)).not.toContain('argon2');
    });

    it('takes the courier’s wish to be erased, once, to the board, where the erasure ends it', async () => {
      const other = await world.aCourier();
      const operator = await anOperator(world.face, world.hub.hub.id, 'owner');
      const admin = (verb: 'get' | 'post', path: string) =>
        call()
          [verb](`/api/admin${path}`)
          .set({ Authorization: `Bearer ${operator}` });
      const wishes = async () =>
        (await admin('get', '/alerts').expect(200)).body.items.filter(
          ({ kind }: { kind: string }) => kind === 'erasure_asked',
        );
      expect((await other.get('/me/erasure').expect(200)).body).toEqual({ askedAt: null });
      const askedAt = world.face.core.clock.now().toISOString();
      await other.post('/emergency').expect(204);
      expect((await other.post('/me/erasure').expect(200)).body).toEqual({ askedAt });
      world.face.core.clock.advance({ minutes: 1 });
      expect((await other.post('/me/erasure').expect(200)).body).toEqual({ askedAt });
      expect(await wishes()).toMatchObject([{ courierId: other.id, at: askedAt, orderId: null }]);
      await admin('post', `/privacy/couriers/${String(other.id)}/anonymise`).expect(204);
      expect(await wishes()).toEqual([]);
    });

    it('shows the company’s own notice of what becomes of data, where it has one', async () => {
      const { hub } = world.hub;
      const settings = { ...hub.settings, privacyNotice: 'Nossos termos.' };
      await world.face.get(Hubs).update(hub.id, { settings });
      const { body } = await call()
        .get(`/api/courier/companies/${String(hub.id)}`)
        .expect(200);
      // With how long each kind of data is kept.
      expect(body.privacyNotice).toMatch(/^Nossos termos\.\n\n\S+ por, no máximo/);
      await world.face.get(Hubs).update(hub.id, { settings: { ...settings, privacyNotice: null } });
    });

    it('is not named to strangers, and takes nobody, once it takes no registrations', async () => {
      const { hub } = world.hub;
      const closed = { settings: { ...hub.settings, courierRegistrations: false } };
      await world.face.get(Hubs).update(hub.id, closed);
      await call()
        .get(`/api/courier/companies/${String(hub.id)}`)
        .expect(404);
      const { body } = await call()
        .post('/api/courier/register')
        .send({ hubId: hub.id, name: 'Ana', phone: '83988880077', password: 'Mar e sol 77' })
        .expect(404);
      expect(body.type).toBe('urn:problem:hub_not_found');
      const own = await call()
        .get('/api/courier/company')
        .set({ Authorization: `Bearer ${app.token}` })
        .expect(200);
      expect(own.body.name).toBe(hub.name);
      await world.face
        .get(Hubs)
        .update(hub.id, { settings: { ...hub.settings, courierRegistrations: true } });
    });
  });

  describe('what was done without network', () => {
    const before = (minutes: number) =>
      new Date(world.face.core.clock.millis() - minutes * MINUTE_MS).toISOString();
    const timeline = (id: number) => world.face.get(OrderQueries).timeline(id);
    const again = (path: string, key: string, body: object) =>
      call()
        .post(`/api/courier${path}`)
        .set({ Authorization: `Bearer ${app.token}`, 'Idempotency-Key': key })
        .send(body);

    it('stores the time of the act beside the time of the record', async () => {
      const order = await app.take(world.anOrder());
      const [stop] = order.stops;
      world.face.core.clock.advance({ minutes: 40 });
      const steps = [
        ['arrive-pickup', before(30)],
        ['collect', before(25)],
        [`stops/${stop.id}/arrive`, before(10)],
        [`stops/${stop.id}/deliver`, before(8)],
      ];
      for (const [path, happenedAt] of steps)
        await app.post(`/orders/${order.id}/${path}`, { happenedAt }).expect(200);
      const { body } = await app.get(`/orders/${order.id}`).expect(200);
      expect([body.arrivedPickupAt, body.collectedAt, body.deliveredAt]).toEqual([
        steps[0]![1],
        steps[1]![1],
        steps[3]![1],
      ]);
      expect([body.stops[0].arrivedAt, body.stops[0].finishedAt]).toEqual([steps[2]![1], steps[3]![1]]);
      const entries = (await timeline(order.id)).filter(({ happenedAt }) => happenedAt !== null);
      expect(entries.map(({ type, happenedAt }) => [type, happenedAt?.toISOString()])).toEqual([
        ['order.arrived_at_pickup', steps[0]![1]],
        ['order.collected', steps[1]![1]],
        ['order.arrived_at_stop', steps[2]![1]],
        ['order.stop_delivered', steps[3]![1]],
        ['order.completed', steps[3]![1]],
      ]);
      const now = world.face.core.clock.millis();
      for (const { at, position } of entries) {
        expect(at.getTime()).toBeGreaterThanOrEqual(now);
        expect(position).toBeNull();
      }
    });

    it('is never in the future, before the step before it, or a day old', async () => {
      const order = await app.take(world.anOrder());
      const arrive = (happenedAt: string) => app.post(`/orders/${order.id}/arrive-pickup`, { happenedAt });
      for (const happenedAt of [before(-3), before(3), before(24 * 60 + 1)]) {
        const { body } = await arrive(happenedAt).expect(400);
        expect(body.errors).toHaveProperty('happenedAt');
      }
      // A difference that clocks of phones and servers may have.
      const { body } = await arrive(before(-1)).expect(200);
      expect(new Date(body.arrivedPickupAt).getTime()).toBeLessThanOrEqual(
        world.face.core.clock.millis() + 10,
      );
      const collected = await app.post(`/orders/${order.id}/collect`, { happenedAt: before(1) }).expect(200);
      expect(collected.body.collectedAt).toBe(collected.body.arrivedPickupAt);
      await app.post(`/orders/${order.id}/stops/${order.stops[0].id}/deliver`).expect(200);
    });

    it('is done once, however often it is sent', async () => {
      const order = await app.take(world.anOrder());
      const path = `/orders/${order.id}/give-back`;
      const key = `act-${order.id}`;
      const body = { reason: 'Pneu furado', happenedAt: before(0) };
      await again(path, key, body).expect(204);
      const replayed = await again(path, key, body).expect(204);
      expect(replayed.headers['idempotency-replayed']).toBe('true');
      await again(path, key, { ...body, reason: 'Outro' }).expect(422);
      await again(path, 'another-key', body).expect(404);
      const released = (await timeline(order.id)).filter(({ type }) => type === 'order.released');
      expect(released).toHaveLength(1);
    });
  });
});
