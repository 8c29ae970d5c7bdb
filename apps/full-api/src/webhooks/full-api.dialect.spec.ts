import type { DueEvent, OrderParties, SubscriptionTarget } from '#domain';
import type { OrderBodies } from '../orders/order-body.service.js';
import type { OrderBody } from '../orders/order.body.js';
import { FullApiDialect } from './full-api.dialect.js';

const dialect = new FullApiDialect({} as OrderParties, {} as OrderBodies);
const order = { id: 10005, order_status: 'accepted' } as OrderBody;
const orders = new Map([[1, () => order]]);

const due = (
  topic: string,
  events: string[] | null,
  payload: object = { event: { sequence: 4 }, order: {} },
) =>
  ({
    key: 1,
    subscription: { events, securityCode: 'abc123' } as unknown as SubscriptionTarget,
    event: { id: 7, hubId: 10001, topic, aggregateId: 10005, payload },
  }) as unknown as DueEvent;

const namesOf = (one: DueEvent) => dialect.render(one, orders).map((message) => message.name);

describe('Full API webhooks', () => {
  it('sends the event and the whole order, and nothing else', () => {
    const [message] = dialect.render(due('order.accepted', ['ORDER_ACCEPTED']), orders);
    expect(JSON.parse(message?.body ?? '')).toEqual({ event: 'ORDER_ACCEPTED', order });
    expect(dialect.sign({ body: '', subscription: due('order.accepted', null).subscription })).toEqual({
      'webhook-security': 'abc123',
    });
  });

  it('tests an event with an order in its status, by the clock of the hub', async () => {
    const bodies = { loadLookups: async () => ({ hub: { timezone: 'America/Sao_Paulo' } }) };
    const tested = new FullApiDialect({} as OrderParties, bodies as unknown as OrderBodies);
    const subscription = { hubId: 10001, merchantId: 5, events: null } as unknown as SubscriptionTarget;
    const at = new Date('2026-03-02T12:00:00.000Z');
    const test = async (event: string) => {
      const { body, headers } = await tested.renderTest({ at, subscription, event });
      return { headers, order: (JSON.parse(body) as { order?: OrderBody }).order };
    };
    const statuses = [
      'ORDER_CREATED',
      'ORDER_ACCEPTED',
      'ORDER_COLLECTED',
      'ORDER_COMPLETED',
      'ORDER_CANCELLED',
    ];
    const seen = await Promise.all(statuses.map(async (event) => (await test(event)).order?.order_status));
    expect(seen).toEqual(['pending', 'accepted', 'collected', 'completed', 'cancelled']);
    const { order, headers } = await test('ORDER_COMPLETED');
    expect(headers).toEqual({ 'webhook-sequence': '0' });
    expect(order).toMatchObject({
      status: 'Concluído',
      started_at: '2026-03-02 09:00:00',
      finished_at: '2026-03-02T12:00:00.000000Z',
      courier: 'TESTE',
    });
    expect((await test('COURIER_ONLINE')).headers).toBeUndefined();
  });

  it('sends exactly the events chosen', () => {
    expect(namesOf(due('order.accepted', ['ORDER_CREATED']))).toEqual([]);
    expect(namesOf(due('order.stop_delivered', ['ORDER_UPDATED']))).toEqual(['ORDER_UPDATED']);
  });

  it('has three event names in the legacy format, and no courier events', () => {
    expect(namesOf(due('order.created', null))).toEqual(['ORDER_CREATED']);
    expect(namesOf(due('order.accepted', null))).toEqual(['ORDER_UPDATED']);
    expect(namesOf(due('order.cancelled', null))).toEqual(['ORDER_UPDATED']);
    expect(namesOf(due('order.deleted', null))).toEqual(['ORDER_DELETED']);
    expect(namesOf(due('courier.went_online', null))).toEqual([]);
  });

  it('shows the courier as it was, by the seven keys of the contract', () => {
    const courier = {
      id: 3,
      hubId: 10001,
      name: 'Bia',
      online: false,
      status: 'blocked',
      lastSeenAt: '2026-03-02T12:00:00.000Z',
      location: null,
      activeOrders: [{ id: 9, externalId: null, status: 'collected' }],
    };
    const [message] = dialect.render(due('courier.went_offline', ['COURIER_OFFLINE'], { courier }), orders);
    expect(JSON.parse(message?.body ?? '')).toEqual({
      event: 'COURIER_OFFLINE',
      courier: {
        id: 3,
        name: 'Bia',
        online: false,
        status: 'blocked',
        last_seen_at: '2026-03-02T12:00:00.000000Z',
        location: null,
        active_orders: [{ id: 9, external_id: null, order_status: 'collected' }],
      },
    });
  });

  it('merges ORDER_UPDATED within a second and nothing else', () => {
    const window = (topic: string, events: string[] | null) => {
      const { event, subscription } = due(topic, events);
      return dialect.mergeWindowMs(event, subscription);
    };
    expect(window('order.updated', ['ORDER_UPDATED'])).toBe(1000);
    expect(window('order.accepted', null)).toBe(1000);
    expect(window('order.accepted', ['ORDER_ACCEPTED'])).toBeNull();
  });
});
