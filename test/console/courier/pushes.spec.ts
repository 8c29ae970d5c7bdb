import {
  CashHandIns,
  cents,
  ContestDecisions,
  CourierRegistrations,
  MessageLog,
  MessageQueue,
  OfferPushes,
  PushSubscriptions,
  Wallets,
  type Message,
} from '#domain';
import { Payouts } from '#domain/modules';
import { createPublicKey, verify } from 'node:crypto';
import { PICKUP } from '../../support/builders/index.js';
import { PushBrowser } from '../../support/push-browser.js';
import { TestReceiver } from '../../support/test-receiver.js';
import { CourierWorld, type CourierApp } from '../courier.world.js';
import { PUBLIC_URL, PUSH_KEYS } from '../served-console.harness.js';

const OWN = { 'Sec-Fetch-Site': 'same-origin' };
/** The claims of a VAPID header whose signature is right. */
function vapidClaims(authorization = ''): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(PUSH_KEYS.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, options, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

describe('pushes to couriers', () => {
  let world: CourierWorld;
  let service: TestReceiver;

  beforeEach(async () => {
    world = await CourierWorld.open();
    service = await TestReceiver.start();
    service.reacts(() => ({ status: 201 }));
  });
  afterEach(() => service.close());

  const subscribed = async (app: CourierApp, path: string, language: 'pt' | 'en' = 'pt') => {
    const browser = new PushBrowser(service.url(path));
    const { body } = await app.put('/push-subscriptions', browser.body(language)).expect(200);
    return { browser, id: body.id as number };
  };
  const sends = async () => {
    await world.face.get(OfferPushes).queueDue();
    await world.face.get(MessageQueue).drain();
  };
  const offersOne = async () => {
    await world.anOrder().create(world.face);
    await world.search();
  };
  const log = (state?: Message['state']) =>
    world.face.get(MessageLog).list(world.hub.scope, { ...(state && { state }) }, { limit: 50 });
  const subscriptions = async () =>
    (
      await world.face.core.db.query<{ endpoint: string }>(
        'select endpoint from push_subscriptions where hub_id = $1',
        [world.hub.hub.id],
      )
    ).map(({ endpoint }) => endpoint);

  it('give out the key to subscribe with', async () => {
    const app = await world.aCourier();
    const { body } = await app.get('/push-subscriptions/key').expect(200);
    expect(body).toEqual({ publicKey: PUSH_KEYS.publicKey });
  });

  it('bring an offer to each of the courier’s browsers once, encrypted, signed, urgent and for its life only', async () => {
    const app = await world.aCourier(PICKUP);
    const { browser } = await subscribed(app, '/a');
    const english = await subscribed(app, '/b', 'en');
    await world.anOrder().create(world.face);
    const offer = await app.offer();
    await sends();
    await sends();
    expect(service.received.map(({ path }) => path).sort()).toEqual(['/a', '/b']);
    const first = service.received.find(({ path }) => path === '/a')!;
    const lifeS = Math.floor((Date.parse(offer.expiresAt) - world.face.core.clock.millis()) / 1_000);
    expect(first.headers).toMatchObject({
      ttl: String(lifeS),
      urgency: 'high',
      topic: `offer-${String(offer.id)}`,
      'content-encoding': 'aes128gcm',
    });
    expect(vapidClaims(first.headers['authorization'])).toMatchObject({
      aud: new URL(service.url()).origin,
      sub: PUBLIC_URL,
    });
    const shown = browser.read(first);
    expect(shown).toMatchObject({
      kind: 'courier_offer',
      offerId: String(offer.id),
      expiresAt: offer.expiresAt,
      body: expect.stringContaining(offer.merchant.name),
    });
    const pay = (offer.payCents / 100).toFixed(2);
    expect(shown['title']).toContain(pay.replace('.', ','));
    const second = service.received.find(({ path }) => path === '/b')!;
    expect(english.browser.read(second)['title']).toContain(`${pay} ·`);
    // The recipient comes with the order, not with the push.
    expect(JSON.stringify(shown)).not.toMatch(/phone|Maria|address/i);
    expect(await log('sent')).toHaveLength(2);
  });

  it('tell what was decided about the courier’s money, once, with the reason', async () => {
    const app = await world.aCourier();
    const { browser } = await subscribed(app, '/a');
    const wallet = { kind: 'courier', id: app.id } as const;
    const { scope } = world.hub;
    await world.face.get(Wallets).credit(scope, wallet, { amount: cents(2_000) });
    await app.put('/pix-key', { pixKey: 'ana@example.com', password: 'segredo1' }).expect(200);
    const { body: withdrawal } = await app.post('/withdrawals', { amountCents: 2_000 }).expect(201);
    await world.face.get(Payouts).refuse(scope, withdrawal.id as number, 'Chave de outra pessoa');
    const handIn = await world.face
      .get(CashHandIns)
      .receive(scope, app.id, { countedCents: cents(1_500), beyondHeld: true });
    const { body: contest } = await app
      .post('/contests', { about: 'charge', subjectId: withdrawal.id as number, text: 'É a minha chave' })
      .expect(201);
    const decision = { accepted: false, answer: 'A chave é de outro CPF', amount: null };
    await world.face.get(ContestDecisions).decide(scope, contest.id as number, decision);
    await sends();
    await sends();
    const shown = service.received.map((request) => browser.read(request));
    expect(shown.map(({ newsId, title, body }) => [newsId, title, body])).toEqual([
      [
        `withdrawal_returned-${String(withdrawal.id)}`,
        expect.stringMatching(/^Saque devolvido: R\$\s20,00$/),
        'Chave de outra pessoa',
      ],
      [
        `hand_in_counted-${String(handIn.id)}`,
        expect.stringMatching(/^Acerto conferido: R\$\s15,00$/),
        'Toque para ver em Ganhos.',
      ],
      [`contest_refused-${String(contest.id)}`, 'Contestação recusada', 'A chave é de outro CPF'],
    ]);
  });

  it('say that an offer is gone, in its place', async () => {
    const app = await world.aCourier(PICKUP);
    const { browser } = await subscribed(app, '/a');
    await offersOne();
    await sends();
    const [{ id }] = (await app.get('/offers').expect(200)).body.items;
    world.face.core.clock.advance({ minutes: 1 });
    await world.search();
    await app.post('/offline').expect(200);
    await sends();
    const gone = service.received
      .map((one) => ({ topic: one.headers['topic'], ...browser.read(one) }))
      .filter((one) => 'kind' in one && one.kind === 'courier_offer_gone');
    expect(gone[0]).toMatchObject({ topic: `offer-${String(id)}`, offerId: String(id) });
  });

  it('are tried again while the offer stands, then given up', async () => {
    const app = await world.aCourier(PICKUP);
    await subscribed(app, '/a');
    service.reacts(() => ({ status: 503 }));
    await offersOne();
    await sends();
    expect(await log('queued')).toMatchObject([{ channel: 'push', attempts: 1, lastError: 'status 503' }]);
    world.face.core.clock.advance({ seconds: 7 });
    await world.face.get(MessageQueue).drain();
    expect(service.received).toHaveLength(2);
    world.face.core.clock.advance({ minutes: 5 });
    await world.face.get(MessageQueue).drain();
    expect(service.received).toHaveLength(2);
    expect(await log('given_up')).toMatchObject([{ lastError: 'too_late' }]);
  });

  it.each([404, 410])('forget a subscription that the push service answers with %i', async (status) => {
    const app = await world.aCourier(PICKUP);
    await subscribed(app, '/dead');
    await subscribed(app, '/alive');
    service.reacts(({ path }) => ({ status: path === '/dead' ? status : 201 }));
    await offersOne();
    await sends();
    expect(await subscriptions()).toEqual([service.url('/alive')]);
    expect(await log('given_up')).toMatchObject([{ lastError: 'unsubscribed' }]);
  });

  describe('never reach', () => {
    const reachesNobody = async () => {
      await world.face.get(MessageQueue).drain();
      expect(service.received).toEqual([]);
      expect(await subscriptions()).toEqual([]);
    };
    const queuedFor = async () => {
      const app = await world.aCourier(PICKUP);
      const { id } = await subscribed(app, '/a');
      await offersOne();
      await world.face.get(OfferPushes).queueDue();
      expect(await log('queued')).toHaveLength(1);
      return { app, id };
    };

    it('a browser that logged out, nor take others along', async () => {
      const other = await world.aCourier();
      await subscribed(other, '/other');
      const { app } = await queuedFor();
      await world.face
        .call()
        .delete('/api/courier/sessions/current')
        .set({ Cookie: `lastmile_courier=${app.token}`, ...OWN })
        .expect(204);
      expect(await subscriptions()).toEqual([service.url('/other')]);
      await world.face.core.db.execute('delete from push_subscriptions where endpoint = $1', [
        service.url('/other'),
      ]);
      await reachesNobody();
    });

    it('a suspended courier', async () => {
      const { app } = await queuedFor();
      await world.face.get(CourierRegistrations).suspend(world.hub.scope, app.id);
      await reachesNobody();
    });

    it('the log-ins of an old password', async () => {
      const { app } = await queuedFor();
      await app.put('/password', { current: 'segredo1', password: 'segredo2' }).expect(200);
      await reachesNobody();
    });

    it('a browser that unsubscribed', async () => {
      const { app, id } = await queuedFor();
      const stranger = await world.aCourier();
      await stranger.delete(`/push-subscriptions/${String(id)}`).expect(204);
      expect(await subscriptions()).toHaveLength(1);
      await app.delete(`/push-subscriptions/${String(id)}`).expect(204);
      await reachesNobody();
    });

    it('a log-in of more than thirty days ago', async () => {
      const app = await world.aCourier(PICKUP);
      await subscribed(app, '/a');
      world.face.core.clock.advance({ days: 31 });
      await world.face.get(PushSubscriptions).prune();
      expect(await subscriptions()).toEqual([]);
    });
  });

  describe('a subscription', () => {
    it('is one per browser, of whoever used it last', async () => {
      const [first, second] = [await world.aCourier(), await world.aCourier()];
      const { id } = await subscribed(first, '/a');
      expect((await subscribed(second, '/a')).id).toBe(id);
      const rows = await world.face.core.db.query(
        'select courier_id as "courierId" from push_subscriptions where hub_id = $1',
        [world.hub.hub.id],
      );
      expect(rows).toEqual([{ courierId: second.id }]);
    });

    it('is one of five at most, also when many come at once', async () => {
      const app = await world.aCourier();
      await Promise.all(['/1', '/2', '/3', '/4', '/5', '/6', '/7'].map((path) => subscribed(app, path)));
      expect(await subscriptions()).toHaveLength(5);
      world.face.core.clock.advance({ minutes: 1 });
      await subscribed(app, '/newest');
      expect(await subscriptions()).toHaveLength(5);
      expect(await subscriptions()).toContain(service.url('/newest'));
    });

    it('is refused with an address inside our network, or keys that are none', async () => {
      const app = await world.aCourier();
      const good = new PushBrowser(service.url('/a')).body();
      for (const endpoint of [
        'https://10.0.0.7/push',
        'https://169.254.169.254/',
        'ftp://push.example',
        'x',
      ]) {
        const { body } = await app.put('/push-subscriptions', { ...good, endpoint }).expect(400);
        expect(body.errors).toHaveProperty('endpoint');
      }
      for (const [name, value] of [
        ['p256dh', 'AAAA'],
        ['auth', 'AAAA'],
      ]) {
        const keys = { ...good.keys, [name!]: value };
        const { body } = await app.put('/push-subscriptions', { ...good, keys }).expect(400);
        expect(Object.keys(body.errors as object)).toEqual([`keys.${name!}`]);
      }
      expect(await subscriptions()).toEqual([]);
    });
  });
});
