import { EndedOrderCounts, MessageLog, OutboxRetention, WebhookRetention } from '#domain';
import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';

@Injectable()
export class EventGauges {
  constructor(
    metrics: Metrics,
    orders: EndedOrderCounts,
    outbox: OutboxRetention,
    webhooks: WebhookRetention,
    messages: MessageLog,
  ) {
    metrics.gauge({ name: 'orders', help: 'Orders by status', labelNames: ['status'] }, () =>
      orders.byStatus(),
    );
    const health = (read: 'waiting' | 'lagSeconds' | 'setAside') => async () => [
      { value: (await outbox.health())[read] },
    ];
    metrics.gauge<never>(
      { name: 'outbox_waiting', help: 'Events not yet handed to their consumers' },
      health('waiting'),
    );
    metrics.gauge<never>(
      { name: 'outbox_lag_seconds', help: 'Age of the oldest waiting event' },
      health('lagSeconds'),
    );
    metrics.gauge<never>(
      {
        name: 'outbox_set_aside',
        help: 'Events set aside because a consumer failed at them: alert when above zero',
      },
      health('setAside'),
    );
    metrics.gauge(
      {
        name: 'webhook_subscriptions_troubled',
        help: 'Subscriptions warned of their deactivation, or deactivated for failing: alert when it grows',
        labelNames: ['face', 'state'],
      },
      async () =>
        (await webhooks.troubledSubscriptions()).flatMap(({ face, warned, deactivated }) => [
          { face, state: 'warned', value: warned },
          { face, state: 'deactivated', value: deactivated },
        ]),
    );
    metrics.gauge(
      {
        name: 'messages_open',
        help: 'Messages to people that wait or were given up lately: alert when the second grows',
        labelNames: ['channel', 'state'],
      },
      () => messages.open(),
    );
    metrics.gauge(
      { name: 'webhook_deliveries_open', help: 'Deliveries on their way', labelNames: ['face', 'state'] },
      async () =>
        (await webhooks.backlog()).flatMap(({ face, due, queued }) => [
          { face, state: 'due', value: due },
          { face, state: 'queued', value: queued },
        ]),
    );
  }
}
