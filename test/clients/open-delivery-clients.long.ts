import { deliveryExample } from '../../apps/open-delivery/src/docs/request.examples.js';
import { BASE, OpenDeliveryWorld } from '../open-delivery/open-delivery.world.js';
import { newUuid } from '#domain';
import { sendRaw, type RawCall } from './raw-http.driver.js';

/** Two styles of Open Delivery programs: typed (Nexta-style) and PHP with HTTP Basic (Bling-style). */
describe('programs that use Open Delivery', () => {
  let world: OpenDeliveryWorld;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
  });

  const send = (method: RawCall['method'], path: string, headers: Record<string, string>, body?: string) =>
    sendRaw(world.faces.baseUrl, {
      method,
      path: `${BASE}${path}`,
      headers,
      ...(body !== undefined && { body }),
    });

  it('Nexta-style: a token by form, nulls for what is optional, ready without a body, events until the end', async () => {
    const { clientId, clientSecret } = world.pair;
    const form = `grant_type=client_credentials&client_id=${clientId}&client_secret=${clientSecret}`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const token = await send('POST', '/oauth/token', type, form);
    expect([token.status, token.body.expires_in]).toEqual([200, 86_400]);
    const headers = {
      authorization: `Bearer ${String(token.body.access_token)}`,
      'content-type': 'application/json; charset=utf-8',
    };
    const orderId = newUuid();
    const order = {
      ...deliveryExample,
      orderId,
      metadata: null,
      combinedOrdersIds: null,
      packageVolume: null,
    };
    const body = JSON.stringify({ ...order, notifyReadyForPickup: true, confirmationCodeRequired: true });
    expect((await send('POST', '/v1/logistics/delivery', headers, body)).status).toBe(202);
    await world.decide();
    expect((await send('POST', `/v1/logistics/readyForPickup/${orderId}`, headers, '')).status).toBe(200);
    await world.steps(orderId, 'accept', 'arrive', 'collect', 'fail', 'back');
    const { body: detail } = await send('GET', `/v1/logistics/delivery/${orderId}`, headers);
    // An undelivered order must not look delivered to a program that keeps the last event only.
    expect([detail.status, detail.problem[0].reason]).toEqual(['CANCELLED', 'NOBODY_TO_RECEIVE']);
    expect(detail.confirmationCode).toMatch(/^\d{4}$/);
  });

  it('Bling-style: a token by HTTP Basic, prices as sums of floats, a cancellation twice', async () => {
    const { clientId, clientSecret } = world.pair;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const token = await send(
      'POST',
      '/oauth/token',
      { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
      '{"grant_type":"client_credentials"}',
    );
    expect([token.status, token.body.token_type]).toEqual([200, 'bearer']);
    const headers = {
      authorization: `Bearer ${String(token.body.access_token)}`,
      'content-type': 'application/json',
      accept: '*/*',
    };
    const orderId = newUuid();
    const totalOrderPrice = { value: 29.889999999999997, currency: 'BRL' };
    const body = JSON.stringify({ ...deliveryExample, orderId, totalOrderPrice });
    expect((await send('POST', '/v1/logistics/delivery', headers, body)).status).toBe(202);
    expect((await send('POST', '/v1/logistics/delivery', headers, body)).status).toBe(202);
    await world.decide();
    const cancel = '{"reason":"CONSUMER_CANCELLATION_REQUESTED"}';
    for (let i = 0; i < 2; i++)
      expect((await send('POST', `/v1/logistics/cancel/${orderId}`, headers, cancel)).status).toBe(202);
    const wrong = await send('POST', `/v1/logistics/cancel/${orderId}`, headers, '{"reason":"DESISTIU"}');
    expect([wrong.status, wrong.body.detail]).toEqual([400, expect.stringMatching(/^reason deve ser /)]);
  });
});
