import { Hubs, PaymentQueries } from '#domain';
import { createHmac } from 'node:crypto';
import { ConsoleWorld } from '../console.world.js';

const SECRET = 'a-secret-of-the-provider';

describe("the payment provider's call-back", () => {
  let world: ConsoleWorld;

  beforeAll(async () => {
    world = await ConsoleWorld.open({ PIX_CALLBACK_SECRETS: `the-secret-before-that,${SECRET}` });
    await world.dispatch.domain.get(Hubs).update(world.dispatch.scope.hubId, {
      settings: { onlinePayment: { pixKey: 'pix@example.com', merchantName: 'Entregas', city: 'Campinas' } },
    });
  });

  afterAll(() => world.close());

  const notice = (txid: string, cents: number) =>
    JSON.stringify({
      pix: [
        {
          endToEndId: `E00000000${txid}`.padEnd(32, '0').slice(0, 32),
          txid,
          valor: (cents / 100).toFixed(2),
          horario: '2026-03-02T12:00:00.000Z',
        },
      ],
    });
  const call = (body: string, signedAs: string, path = '/api/payments/pix') =>
    world
      .call()
      .post(path)
      .set('Content-Type', 'application/json')
      .set('X-Signature', `sha256=${createHmac('sha256', SECRET).update(signedAs).digest('hex')}`)
      .send(body);

  it('confirms the order it is for, once, however often it comes', async () => {
    const { id, status, paymentTxid, totalCents } = await world.place({ paymentMethod: 'online' });
    expect(status).toBe('waiting');
    const body = notice(paymentTxid ?? '', totalCents);
    await call(body, body).expect(200);
    await call(body, body, '/api/payments/pix/pix').expect(200);
    expect(await world.dispatch.order(id)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
    expect(await world.dispatch.domain.get(PaymentQueries).ofOrder(world.dispatch.scope, id)).toHaveLength(1);
  });

  it('is taken also when it is for nobody', async () => {
    const body = notice('naoExiste', 100);
    await call(body, body).expect(200);
  });

  it('is refused with a wrong signature or none', async () => {
    const body = notice('naoExiste', 100);
    await call(body, `${body} `)
      .expect(401)
      .expect('Content-Type', /problem\+json/);
    await world
      .call()
      .post('/api/payments/pix')
      .send(JSON.parse(body) as object)
      .expect(401);
    await world.call().post('/api/payments/pix').expect(401);
  });

  it('is refused when it is no call-back', async () => {
    await call('{"pix":[]}', '{"pix":[]}').expect(400);
  });
});
