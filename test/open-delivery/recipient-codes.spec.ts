import { DeliveryConfirmation, Hubs, Merchants, OrderQueries } from '#domain';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenDeliveryWorld } from './open-delivery.world.js';

describe('the code of the recipient', () => {
  let world: OpenDeliveryWorld;
  let theirs: Server;
  let asked: { headers: IncomingMessage['headers']; text: string }[] = [];
  let answer = 200;

  beforeAll(async () => {
    world = await OpenDeliveryWorld.open();
    theirs = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        asked.push({ headers: request.headers, text });
        response.writeHead(answer).end('{}');
      });
    });
    await new Promise<void>((done) => theirs.listen(0, '127.0.0.1', done));
  });

  beforeEach(() => {
    asked = [];
    answer = 200;
  });

  afterAll(async () => {
    theirs.close();
  });

  const onTheWay = async () => {
    const uuid = await world.createDelivery({ confirmationCodeRequired: true });
    await world.steps(uuid, 'accept', 'collect');
    world.tick();
    return uuid;
  };
  const deliver = async (uuid: string, code: string) =>
    world.faces.get(DeliveryConfirmation).deliverStop(world.scope, await world.orderId(uuid), 1, { code });
  const last = async (uuid: string) => (await world.history(uuid)).at(-1);
  const configure = (codeCallbackUrl: string | null) =>
    world.faces.get(Merchants).update(world.scope, world.merchant.id, { codeCallbackUrl });

  it('is shown to the requester; an explicit false wins over the setting of the hub', async () => {
    const hubs = world.faces.get(Hubs);
    await hubs.update(world.hub.id, { settings: { confirmationCode: true } });
    const codeOf = async (changes: object) =>
      (await world.detail(await world.createDelivery(changes)))['confirmationCode'] as unknown;
    expect(await codeOf({ confirmationCodeRequired: true })).toMatch(/^[1-9]\d{3}$/);
    expect(await codeOf({ confirmationCodeRequired: undefined })).toMatch(/^[1-9]\d{3}$/);
    expect(await codeOf({ confirmationCodeRequired: false })).toBeUndefined();
    await hubs.update(world.hub.id, { settings: { confirmationCode: false } });
  });

  it('is ours where nothing else is configured: no system is called', async () => {
    const uuid = await onTheWay();
    const order = await world.faces.get(OrderQueries).byId(world.scope, await world.orderId(uuid));
    const code = order.stops[0]?.confirmationCode ?? '';
    await expect(deliver(uuid, code === '0000' ? '0001' : '0000')).rejects.toThrow('wrong_code');
    await deliver(uuid, code);
    expect(await last(uuid)).toBe('DELIVERY_FINISHED');
    expect(asked).toHaveLength(0);
  });

  describe('of a merchant with a call-back', () => {
    beforeAll(() =>
      configure(`http://127.0.0.1:${String((theirs.address() as AddressInfo).port)}/v1/confirmationCode`),
    );
    afterAll(() => configure(null));

    it('is checked by its own system, called with a signature', async () => {
      const uuid = await onTheWay();
      await deliver(uuid, 'K7');
      expect(await last(uuid)).toBe('DELIVERY_FINISHED');
      expect(asked).toHaveLength(1);
      const [{ headers, text }] = asked as [(typeof asked)[0]];
      expect(JSON.parse(text)).toEqual({ orderId: uuid, deliveryCode: 'K7' });
      expect(headers).toMatchObject({
        'x-app-merchantid': (await world.detail(uuid)).merchant.id,
        'x-app-signature': createHmac('sha256', world.pair.clientSecret).update(text).digest('hex'),
      });
    });

    it('is wrong when its system answers so', async () => {
      const uuid = await onTheWay();
      answer = 400;
      await expect(deliver(uuid, 'K7')).rejects.toThrow('wrong_code');
      expect(await last(uuid)).toBe('DELIVERY_ONGOING');
    });

    it('is unknown while its system does not answer: the courier tries again', async () => {
      const uuid = await onTheWay();
      answer = 500;
      await expect(deliver(uuid, 'K7')).rejects.toThrow('external_service_unavailable');
      answer = 200;
      await deliver(uuid, 'K7');
      expect(await last(uuid)).toBe('DELIVERY_FINISHED');
    });
  });
});
