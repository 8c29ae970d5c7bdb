import type {
  DeliveryRequestQueries,
  DueEvent,
  FileLinks,
  OrderParties,
  OutboxEvent,
  SubscriptionTarget,
} from '#domain';
import type { RuntimeConfig } from '#runtime';
import { OpenDeliveryDialect } from './open-delivery.dialect.js';

const config = {
  publicUrl: 'https://example.test',
  openDeliveryAppId: '0198f0c4-6d1b-7c35-9d0a-5b7f6a1e2c48',
} as RuntimeConfig;
const dialect = new OpenDeliveryDialect(
  {} as OrderParties,
  {} as DeliveryRequestQueries,
  config,
  {} as FileLinks,
);
const subscription = { signingKey: 'client-secret-of-the-tests' } as SubscriptionTarget;
const at = '2026-03-02T12:00:00.123Z';

const card = {
  requestId: 10001,
  deliveryId: '0198f0c4-0000-7000-8000-000000000001',
  orderUuid: '0198f0c4-0000-7000-8000-000000000002',
  displayId: '42',
  merchant: { id: 'a-merchant-id-of-their-own-in-36-chars', name: 'Padaria' },
  recipient: 'Ana',
  vehicle: { options: [], container: 'NORMAL', containerSize: null, instruction: null },
  needsReturn: false,
  offer: null,
};
const order = {
  id: 10005,
  trackingToken: 'token',
  faceData: { request: card },
  stops: [],
  totalCents: 1000,
  price: { pricingList: 'NORMAL', surgeBp: 10_000 },
};

const due = (topic: string, payload: object): DueEvent =>
  ({ key: 1, subscription, event: { id: 7, hubId: 10001, topic, payload } }) as unknown as DueEvent;
const nobody = new Map([[1, { courier: null, combinedOrdersIds: [] }]]);

describe('Open Delivery webhooks', () => {
  it('renders a request with the merchant id as it was sent, in body and header', () => {
    const [message] = dialect.render(
      due('request.received', { event: { type: 'request.received', at, data: null }, request: { card } }),
      nobody,
    );
    expect(message?.headers).toEqual({
      'X-App-Id': config.openDeliveryAppId,
      'X-App-MerchantId': card.merchant.id,
    });
    expect(JSON.parse(message?.body ?? '')).toEqual({
      deliveryId: card.deliveryId,
      orderId: card.orderUuid,
      orderDisplayId: '42',
      merchant: card.merchant,
      event: { type: 'PENDING', datetime: at },
      customerName: 'Ana',
    });
  });

  it('renders a collection as two events, the second a millisecond later', () => {
    const messages = dialect.render(
      due('order.collected', { event: { type: 'order.collected', at, data: null }, order }),
      nobody,
    );
    expect(messages.map((message) => message.name)).toEqual(['ORDER_PICKED', 'DELIVERY_ONGOING']);
    const instants = messages.map(
      (message) => (JSON.parse(message.body) as { event: { datetime: string } }).event,
    );
    expect(instants.map(({ datetime }) => datetime)).toEqual([at, '2026-03-02T12:00:00.124Z']);
  });

  it('tests an event in the form of real ones, with what is there only while it is in progress', async () => {
    const target = { ...subscription, hubId: 10001, merchantId: null };
    const test = async (event: string) =>
      JSON.parse((await dialect.renderTest({ at: new Date(at), subscription: target, event })).body) as {
        event: { type: string; rejectionInfo?: object };
        eta?: { pickupEtaDatetime: string };
        deliveryPerson?: object;
      };
    expect(Object.keys(await test('PENDING'))).not.toContain('vehicle');
    expect((await test('REJECTED')).event.rejectionInfo).toEqual({ reason: 'OTHER' });
    const picked = await test('ORDER_PICKED');
    expect(Object.keys(picked)).toEqual(
      expect.arrayContaining(['vehicle', 'deliveryPrice', 'eta', 'deliveryPerson']),
    );
    expect(picked.eta?.pickupEtaDatetime).toBe('2026-03-02T12:10:00.123Z');
  });

  it('sends nothing about orders without a request', () => {
    const foreign = {
      event: { type: 'order.accepted', at, data: null },
      order: { ...order, faceData: null },
    };
    expect(dialect.render(due('order.accepted', foreign), nobody)).toEqual([]);
  });

  it('holds the first event back for a second after the 202, and only that', () => {
    const event = { topic: 'request.received', occurredAt: new Date(at) } as OutboxEvent;
    expect(dialect.notBefore(event)?.getTime()).toBeGreaterThanOrEqual(Date.parse(at) + 1000);
    expect(dialect.notBefore({ ...event, topic: 'order.accepted' })).toBeNull();
  });

  it('takes 204 for an answer and nothing else', () => {
    const accepted = (acceptAny2xx: boolean) =>
      [200, 201, 202, 204, 205, 302, 500].filter((status) => dialect.accepts(status, { acceptAny2xx }));
    expect(accepted(false)).toEqual([204]);
    expect(accepted(true)).toEqual([200, 201, 202, 204, 205]);
  });

  it('signs with HMAC-SHA256 in hex: golden vector', () => {
    expect(dialect.sign({ body: '{"a":"ç"}', subscription })).toEqual({
      'X-App-Signature': '61039d1d98e9aff73d5fc3fcd8c846ffcea8cf0a1358c6f920517afef22f31d8',
    });
    expect(dialect.sign({ body: '{}', subscription: { ...subscription, signingKey: null } })).toBeNull();
  });
});
