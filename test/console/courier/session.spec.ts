import {
  CourierBlocks,
  CourierRegistrations,
  FileLinks,
  newUuid,
  photoPath,
  PlanningPasses,
  StopRatings,
} from '#domain';
import { wholeConsoleDocument } from '../../support/console-document.js';
import { DROPOFF, FURTHER, PICKUP } from '../../support/builders/index.js';
import { SECRET_KEY } from '../../support/index.js';
import { CourierWorld, PNG } from '../courier.world.js';
import { PUBLIC_URL } from '../served-console.harness.js';

describe('courier app: session, positions and files', () => {
  let world: CourierWorld;

  beforeAll(async () => {
    world = await CourierWorld.open();
  });

  const registrations = () => world.face.get(CourierRegistrations);
  const login = (body: object) => world.face.call().post('/api/courier/login').send(body);

  describe('signing in', () => {
    it('identifies a courier by phone or e-mail, and refuses everybody else alike', async () => {
      const app = await world.aCourier();
      await registrations().update(world.hub.scope, app.id, { email: 'ana@example.com' });
      const { body } = await login({ email: 'ANA@example.com', password: 'segredo1' }).expect(200);
      expect(body.courier).toMatchObject({ id: app.id, registration: 'active', online: false });
      expect(JSON.stringify(body)).not.toMatch(/hash|segredo/);
      const wrong = await login({ email: 'ana@example.com', password: 'segredo2' }).expect(401);
      expect(wrong.body).toMatchObject({ type: 'urn:problem:wrong_password', status: 401 });
      await login({ phone: '11000000000', password: 'segredo1' }).expect(401);
      await login({ password: 'segredo1' }).expect(400);
    });

    it('tells a courier whose registration was refused why, and nobody without the password', async () => {
      const app = await world.aCourier();
      await registrations().update(world.hub.scope, app.id, { email: 'recusado@example.com' });
      await registrations().refuse(world.hub.scope, app.id, 'CNH vencida');
      const who = { email: 'recusado@example.com' };
      const closed = await login({ ...who, password: 'segredo1' }).expect(403);
      expect(closed.body).toMatchObject({
        type: 'urn:problem:caller_blocked',
        errors: { registration: ['CNH vencida'] },
      });
      const wrong = await login({ ...who, password: 'segredo2' }).expect(401);
      expect(JSON.stringify(wrong.body)).not.toContain('CNH');
    });

    it('takes phone and e-mail together when they name one person', async () => {
      const [app, other] = [await world.aCourier(), await world.aCourier()];
      await registrations().update(world.hub.scope, app.id, {
        phone: '11988880001',
        email: 'bia@example.com',
      });
      await registrations().update(world.hub.scope, other.id, { phone: '11988880002' });
      const email = 'bia@example.com';
      const both = { phone: '+55 (011) 98888-0001', email, password: 'segredo1' };
      expect((await login(both).expect(200)).body.courier.id).toBe(app.id);
      for (const phone of ['11988880002', '11988880003'])
        await login({ phone, email, password: 'segredo1' }).expect(401);
    });

    it('stops who guesses passwords', async () => {
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => login({ phone: '11777777777', password: newUuid() })),
      );
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    });

    it('counts all spellings of one phone as one person', async () => {
      const digits = ['1', '1', '9', '5', '5', '5', '5', '4', '4', '3', '3'];
      const spellings = Array.from(
        { length: 12 },
        (_, i) => digits.slice(0, i).join('') + '-' + digits.slice(i).join(''),
      );
      const guesses = await Promise.all(spellings.map((phone) => login({ phone, password: newUuid() })));
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    });

    it('refuses tokens that are absent, foreign, altered or old', async () => {
      const app = await world.aCourier();
      const me = (token: string) =>
        world.face.call().get('/api/courier/me').set('Authorization', `Bearer ${token}`);
      await world.face.call().get('/api/courier/me').expect(401);
      await me('nonsense').expect(401);
      await me(app.token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))).expect(401);
      await me(app.token).expect(200);
      world.face.core.clock.advance({ days: 30, seconds: 1 });
      const { body, headers } = await me(app.token).expect(401);
      expect(body.type).toBe('urn:problem:credential_invalid');
      expect(headers['www-authenticate']).toBe('Bearer');
    });

    it('ends with the password, and with a refusal, but not with a block', async () => {
      const [changed, refused, blocked] = [
        await world.aCourier(),
        await world.aCourier(),
        await world.aCourier(),
      ];
      await registrations().update(world.hub.scope, changed.id, { password: 'segredo3' });
      await registrations().update(world.hub.scope, refused.id, { registration: 'refused' });
      await world.face.get(CourierBlocks).block(world.hub.scope, blocked.id);
      world.face.core.clock.advance({ seconds: 4 });
      await changed.get('/orders').expect(401);
      await refused.get('/orders').expect(403);
      await blocked.get('/orders').expect(200);
      await blocked.post('/online').expect(403);
    });
  });

  it('is paused after an offer that was not answered, says until when and why, and ends it', async () => {
    const planning = await CourierWorld.open({
      settings: { dispatch: { strategy: 'planned', offerSeconds: 24 } },
    });
    const app = await planning.aCourier(PICKUP);
    expect((await app.get('/me').expect(200)).body.pause).toBeNull();
    await planning.anOrder().create(planning.face);
    await planning.search();
    await planning.face.get(PlanningPasses).runDue();
    const [offer] = (await app.get('/offers').expect(200)).body.items;
    planning.face.core.clock.advance({ seconds: 25 });
    await planning.search();
    const until = new Date(Date.parse(offer.expiresAt) + 120_000).toISOString();
    const paused = (await app.get('/me').expect(200)).body;
    expect(paused.pause).toEqual({ until, reason: 'offer_unanswered' });
    expect((await app.delete('/pause').expect(200)).body).toEqual({ ...paused, pause: null });
    expect((await app.delete('/pause').expect(200)).body.pause).toBeNull();
    await planning.face.get(PlanningPasses).runDue();
    expect((await app.get('/offers').expect(200)).body.items).toHaveLength(1);
  });

  describe('the own data', () => {
    it('are complete: offers with refusals, ratings, own messages, calls for help, sessions, and how claims were decided', async () => {
      const app = await world.aCourier(PICKUP);
      const order = await app.take(world.anOrder());
      await world.anOrder().create(world.face);
      const refused = await app.offer();
      if (refused) await app.post(`/offers/${String(refused.id)}/decline`).expect(204);
      const path = `/orders/${String(order.id)}`;
      await app.post(`${path}/collect`).expect(200);
      const stop = `${path}/stops/${String(order.stops[0].id)}`;
      await app.post(`${stop}/messages`, { text: 'Estou chegando' }).expect(200);
      await app.post(`${stop}/deliver`).expect(200);
      await app.post('/emergency', { position: PICKUP }).expect(204);
      const rating = { stars: 5, reason: 'kind' } as const;
      await world.face.get(StopRatings).rate(world.hub.scope, order.id as number, 1, rating);
      const { body } = await app.get('/me/data').expect(200);
      const statuses = (body.offers as { status: string }[]).map(({ status }) => status);
      expect(statuses).toContain('accepted');
      expect(body).toMatchObject({
        ratings: [{ orderId: order.id, rating: { stars: 5 } }],
        conversation: [{ text: 'Estou chegando' }],
        callsForHelp: [{ position: PICKUP }],
        sessions: [expect.objectContaining({ endedAt: null })],
      });
      await app.post('/offline').expect(200);
    });
  });

  describe('going online', () => {
    it('may name the end of the shift, change it and take it back; it ends with the shift', async () => {
      const app = await world.aCourier();
      const inHours = (hours: number) =>
        new Date(world.face.core.clock.millis() + hours * 3_600_000).toISOString();
      const online = async (body?: object) => (await app.post('/online', body).expect(200)).body.shiftEndsAt;
      expect(await online({ until: inHours(4) })).toBe(inHours(4));
      expect(await online()).toBe(inHours(4));
      expect(await online({ until: inHours(6) })).toBe(inHours(6));
      expect(await online({ until: null })).toBeNull();
      await online({ until: inHours(5) });
      expect((await app.post('/offline').expect(200)).body.shiftEndsAt).toBeNull();
      expect(await online()).toBeNull();
      await app.post('/online', { until: inHours(-1) }).expect(400);
    });
  });

  describe('positions', () => {
    it('move the courier forward in time only, one by one or together', async () => {
      const app = await world.aCourier(PICKUP);
      const { clock } = world.face.core;
      const at = (seconds: number) => new Date(clock.millis() + seconds * 1_000).toISOString();
      const where = async () => (await app.get('/me').expect(200)).body.location;
      clock.advance({ minutes: 1 });
      await app.post('/positions', [
        { ...FURTHER, at: at(-5), accuracy: 8 },
        { ...DROPOFF, at: at(-20) },
      ]);
      expect(await where()).toMatchObject(FURTHER);
      await app.post('/positions', { ...PICKUP, at: at(-10) }).expect(204);
      expect(await where()).toMatchObject(FURTHER);
      await app.post('/positions', { ...PICKUP, at: at(0) }).expect(204);
      expect(await where()).toMatchObject(PICKUP);
      await app.post('/positions', []).expect(204);
    });

    it('are refused when they cannot be', async () => {
      const app = await world.aCourier();
      const at = world.face.core.clock.now().toISOString();
      for (const [body, field] of [
        [{ latitude: 91, longitude: 0, at }, 'latitude'],
        [{ latitude: '1', longitude: 0, at }, 'latitude'],
        [{ latitude: 1, longitude: 0 }, 'at'],
        [{ latitude: 1, longitude: 0, at: '2026-13-01T00:00:00Z' }, 'at'],
        [{ latitude: 1, longitude: 0, at: '2030-02-31T00:00:00Z' }, 'at'],
        [{ latitude: 1, longitude: 0, at, accuracy: -1 }, 'accuracy'],
        [{ latitude: 1, longitude: 0, at, accuracy: 2e6 }, 'accuracy'],
        [Array.from({ length: 5_001 }, () => ({ ...PICKUP, at })), 'body'],
        [[{ ...PICKUP, at }, 7], '1'],
        [
          [
            { ...PICKUP, at },
            { ...PICKUP, longitude: 181, at },
          ],
          '1.longitude',
        ],
      ] as const) {
        const answer = await app.post('/positions', body).expect(400);
        expect(Object.keys(answer.body.errors)).toEqual([field]);
      }
    });
  });

  it('is in the document, forms and open endpoints included', async () => {
    const { paths: told } = await wholeConsoleDocument(
      async (path) => (await world.face.call().get(path).expect(200)).text,
    );
    const paths = told as Record<string, Record<string, Record<string, unknown>>>;
    const own = Object.keys(paths).filter((path) => /^\/(api\/courier|arquivos)\//.test(path));
    expect(own.length).toBeGreaterThan(40);
    for (const path of own)
      for (const operation of Object.values(paths[path]!))
        expect(operation['summary']).toEqual(expect.any(String));
    expect(paths['/api/courier/login']!['post']).toMatchObject({ security: [] });
    expect(paths['/arquivos/{token}']!['get']).toMatchObject({ security: [] });
    const register = paths['/api/courier/register']!['post']!['requestBody'] as { content: object };
    expect(Object.keys(register.content)).toEqual(['application/json', 'multipart/form-data']);
    expect(paths['/api/courier/positions']!['post']).toHaveProperty('requestBody');
  });

  it("shows the courier's photo, and no other document, at its public address", async () => {
    const app = await world.aCourier();
    await app.upload('/documents/face', 'file', PNG, 'me.png').expect(201);
    await app.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(201);
    const papers = await world.face.core.db.query<{ type: string; key: string }>(
      'select type, storage_key as key from courier_documents where courier_id = $1 order by type',
      [app.id],
    );
    const links = new FileLinks(PUBLIC_URL, [SECRET_KEY], world.face.core.clock);
    const signed = (path: string) => links.of(path).slice(links.base.length);
    const [cnh, face] = papers.map(({ key }) => signed(photoPath(key)));
    const picture = await world.face.call().get(face!).expect(200);
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect(Buffer.compare(picture.body as Buffer, PNG)).toBe(0);
    await world.face.call().get(cnh!).expect(404);
    const [path = ''] = face!.split('?');
    await world.face
      .call()
      .get(signed(path.replace(String(app.id), '1')))
      .expect(404);
    await world.face
      .call()
      .get(face!.replace(String(app.id), 'x'))
      .expect(404);
    for (const other of [path, face!.replace(String(app.id), '1')])
      await world.face.call().get(other).expect(410);
    await world.face.call().get(`${path}%00`).expect(404);
    await app.upload('/documents/face', 'file', PNG, 'newer.png').expect(201);
    await world.face.call().get(face!).expect(404);
    world.face.core.clock.advance({ days: 2 });
    await world.face.call().get(face!).expect(410);
  });

  it('takes twenty documents a day of somebody who is not approved', async () => {
    const app = await world.aCourier();
    const { db, clock } = world.face.core;
    await db.execute(`update couriers set registration = 'awaiting_approval' where id = $1`, [app.id]);
    await db.execute(
      `insert into courier_documents (hub_id, courier_id, type, storage_key, content_type, active, created_at)
       select $1, $2, 'cnh', 'couriers/1/x', 'image/png', false, $3 from generate_series(1, 19)`,
      [world.hub.hub.id, app.id, clock.now()],
    );
    await app.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(201);
    const { body } = await app.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(400);
    expect(body).toMatchObject({ type: 'urn:problem:limit_reached' });
    clock.advance({ hours: 25 });
    await app.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(201);
  });

  it('takes a thousand documents a day of all who are not approved, from whomever they come', async () => {
    const [app, approved] = [await world.aCourier(), await world.aCourier()];
    const { db, clock } = world.face.core;
    const waiting = `update couriers set registration = 'awaiting_approval' where id = $1`;
    await db.execute(waiting, [app.id]);
    clock.advance({ hours: 25 });
    const { id: another } = await world.aCourier();
    await db.execute(waiting, [another]);
    await db.execute(
      `insert into courier_documents (hub_id, courier_id, type, storage_key, content_type, active, created_at)
       select $1, $2, 'cnh', 'couriers/1/x', 'image/png', false, $3 from generate_series(1, 999)`,
      [world.hub.hub.id, another, clock.now()],
    );
    await app.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(201);
    const { body } = await app.upload('/documents/face', 'file', PNG, 'me.png').expect(400);
    expect(body).toMatchObject({ type: 'urn:problem:limit_reached', errors: { file: [expect.anything()] } });
    const newcomer = world.face
      .call()
      .post('/api/courier/register')
      .field('hubId', String(world.hub.hub.id))
      .field('name', 'Bia Fictícia')
      .field('phone', '11955550077')
      .field('password', 'segredo1')
      .attach('cnh', PNG, 'cnh.png');
    expect((await newcomer).body.type).toBe('urn:problem:limit_reached');
    await approved.upload('/documents/cnh', 'file', PNG, 'cnh.png').expect(201);
    clock.advance({ hours: 25 });
    await app.upload('/documents/face', 'file', PNG, 'me.png').expect(201);
  });

  describe('evidence', () => {
    it('waits for its delivery in two hundred files of a courier at most', async () => {
      const app = await world.aBusyCourier();
      const { db, clock } = world.face.core;
      await db.execute(
        `insert into evidence_files (hub_id, courier_id, kind, token, storage_key, content_type, size, created_at)
         select $1, $2, 'photo', lpad(n::text, 32, '0'), 'evidence/1/x', 'image/png', 1, $3 from generate_series(1, 199) n`,
        [world.hub.hub.id, app.id, clock.now()],
      );
      await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
      const { body } = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(400);
      expect(body.type).toBe('urn:problem:limit_reached');
      const other = await world.aBusyCourier();
      await other.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
      await db.execute('update evidence_files set order_id = 1 where courier_id = $1 and token like $2', [
        app.id,
        `${'0'.repeat(29)}%`,
      ]);
      await app.upload('/evidence', 'photo', PNG, 'door.png').expect(201);
    });

    it('is taken from couriers with an order of theirs only', async () => {
      const app = await world.aCourier();
      const { body } = await app.upload('/evidence', 'photo', PNG, 'door.png').expect(403);
      expect(body).toMatchObject({ type: 'urn:problem:forbidden', errors: { order: [expect.anything()] } });
    });

    it('is served by an address nobody guesses', async () => {
      const app = await world.aBusyCourier();
      const { body } = await app.upload('/evidence', 'signature', PNG, 'x').expect(201);
      expect(body).toMatchObject({ kind: 'signature', contentType: 'image/png', size: PNG.length });
      const path = (body.url as string).slice(PUBLIC_URL.length);
      expect(path).toMatch(/^\/arquivos\/[0-9A-Za-z]{32}\?v=/);
      const picture = await world.face.call().get(path).expect(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
      });
      expect(Buffer.compare(picture.body as Buffer, PNG)).toBe(0);
      await world.face.call().get('/arquivos/nothing').expect(404);
      await world.face
        .call()
        .get(`/arquivos/${'a'.repeat(32)}`)
        .expect(410);
    });

    it('is shown for a day or two, and an old address says in plain words how to get another', async () => {
      const app = await world.aBusyCourier();
      const { body } = await app.upload('/evidence', 'photo', PNG, 'x').expect(201);
      const path = (body.url as string).slice(PUBLIC_URL.length);
      const [unsigned = ''] = path.split('?');
      world.face.core.clock.advance({ hours: 23 });
      await world.face.call().get(path).expect(200);
      world.face.core.clock.advance({ hours: 25 });
      for (const old of [path, unsigned]) {
        const { headers, text } = await world.face.call().get(old).expect(410);
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(text).toMatch(/não vale mais.*Abra de novo o pedido/);
      }
    });

    it('is a picture by its content, not by its name, and not too large', async () => {
      const app = await world.aBusyCourier();
      const refused = await app
        .upload('/evidence', 'photo', Buffer.from('just words'), 'photo.jpg')
        .expect(400);
      expect(refused.body).toMatchObject({
        type: 'urn:problem:invalid_value',
        errors: { photo: [expect.anything()] },
      });
      await app.upload('/evidence', 'photo', Buffer.from('%PDF-1.7\n'), 'photo.jpg').expect(400);
      await app.upload('/evidence', 'photo', Buffer.alloc(0), 'photo.jpg').expect(400);
      await app.post('/evidence', {}).expect(400);
      const large = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
      await app.upload('/evidence', 'photo', large, 'photo.png').expect(413);
    });
  });
});
