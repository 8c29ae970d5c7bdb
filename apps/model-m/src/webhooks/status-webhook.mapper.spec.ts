import type { DueEvent, SubscriptionTarget } from '#domain';
import type { RuntimeConfig } from '#runtime';
import { ModelMWebhookFormat } from './status-webhook.mapper.js';

const dialect = new ModelMWebhookFormat({ publicUrl: 'https://example.test' } as RuntimeConfig);
const subscription = { signingKey: 'model_m_live_key' } as SubscriptionTarget;

const due = (topic: string, entry: object, uuid: string | null = null): DueEvent =>
  ({
    key: 1,
    subscription,
    event: { id: 77, uuid, hubId: 10001, topic, aggregateId: 10005, payload: { event: entry, order: {} } },
  }) as unknown as DueEvent;

const rendered = (topic: string, entry: object) =>
  dialect.render(due(topic, entry)).map((message) => JSON.parse(message.body) as Record<string, unknown>);

const at = '2026-03-02T12:00:00.123Z';

describe('Model M webhooks', () => {
  it('renders a status with code, label, link and an id that a repetition keeps, also of an event without one', () => {
    const [body] = rendered('order.arrived_at_pickup', { at, stop: null, data: null });
    expect(body).toEqual({
      datetime: at,
      event_id: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ),
      request_id: 10005,
      status_code: 'AP',
      status_label: 'ARRIVED_AT_LOCATION',
      links: { request: 'https://example.test/api/m/v1/request/10005' },
    });
    expect(rendered('order.arrived_at_pickup', { at, stop: null, data: null })).toEqual([body]);
  });

  it('gives the event the id that it has in the database', () => {
    const uuid = '6b0b1c1a-7a0e-4a51-9a43-3f7e1f0f5a10';
    const [message] = dialect.render(due('order.accepted', { at, stop: null, data: null }, uuid));
    expect(JSON.parse(message?.body ?? '')).toMatchObject({ event_id: uuid });
  });

  it('names the stop only on a confirmed delivery', () => {
    expect(rendered('order.stop_delivered', { at, stop: 2, data: null })).toEqual([
      expect.objectContaining({ status_code: 'ER', status_label: 'STOP_FINISHED', stop_id: '10005002' }),
    ]);
    expect(rendered('order.accepted', { at, stop: null, data: null })[0]).not.toHaveProperty('stop_id');
  });

  it('distinguishes a cancellation from an order without a courier', () => {
    expect(rendered('order.cancelled', { at, stop: null, data: { reason: 'operator' } })[0]).toMatchObject({
      status_code: 'C',
    });
    expect(rendered('order.cancelled', { at, stop: null, data: { reason: 'not_served' } })[0]).toMatchObject({
      status_code: 'N',
    });
  });

  it('sends nothing for events outside of the protocol', () => {
    expect(rendered('order.updated', { at, stop: null, data: null })).toEqual([]);
  });

  it('signs with HMAC-SHA-512 in hex: golden vector', () => {
    const golden =
      '6d6ca31dfad87fd213defa662a34a3ab849ff55f755c0cd5a8f297fe44859839a60c26b3c2e6a25606fd6937efd6ceaae3295a32a2a9f15054943d1c8397b563';
    expect(dialect.sign({ body: '{"a":"ç"}', subscription })).toEqual({
      'Signature-V2': golden,
      Signature: golden,
    });
    expect(dialect.sign({ body: '{}', subscription: { ...subscription, signingKey: null } })).toBeNull();
  });
});
