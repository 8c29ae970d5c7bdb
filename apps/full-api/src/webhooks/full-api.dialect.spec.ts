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

const said = (one: DueEvent) => dialect.render(one, orders).map((message) => message.name);

describe('Full API webhooks', () => {
  it('sends the event and the whole order, and nothing else', () => {
    const [message] = dialect.render(due('order.accepted', ['ORDER_ACCEPTED']), orders);
    expect(JSON.parse(message?.body ?? '')).toEqual({ event: 'ORDER_ACCEPTED', order });
    expect(dialect.sign({ body: '', subscription: due('order.accepted', null).subscription })).toEqual({
      'webhook-security': 'abc123',
    });
  });

  it('sends exactly the events chosen', () => {
    expect(said(due('order.accepted', ['ORDER_CREATED']))).toEqual([]);
    expect(said(due('order.stop_delivered', ['ORDER_UPDATED']))).toEqual(['ORDER_UPDATED']);
  });

  it('has three event names in the legacy format, and no courier events', () => {
    expect(said(due('order.created', null))).toEqual(['ORDER_CREATED']);
    expect(said(due('order.accepted', null))).toEqual(['ORDER_UPDATED']);
    expect(said(due('order.cancelled', null))).toEqual(['ORDER_UPDATED']);
    expect(said(due('order.deleted', null))).toEqual(['ORDER_DELETED']);
    expect(said(due('courier.went_online', null))).toEqual([]);
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
