import type { OrderEventType } from '#domain';
import { WEBHOOK_LABELS, type WebhookStatusCode } from './status.vocabulary.js';
import type { GuideText } from '#runtime';
import { WORDS } from './guide-words.js';

/**
 * null: no webhook. A cancellation has two statuses, chosen by its reason. A release has none: the search
 * that follows it is sent.
 */
export const EVENT_CODES = {
  'order.created': null,
  'order.payment_awaited': 'R',
  'order.payment_confirmed': null,
  'order.scheduled': 'L',
  'order.preparing': 'L',
  'order.ready': null,
  'order.searching': 'D',
  'order.accepted': 'A',
  'order.courier_changed': null,
  'order.released': null,
  'order.arrived_at_pickup': 'AP',
  'order.collected': 'E',
  'order.arrived_at_stop': null,
  'order.stop_delivered': 'ER',
  'order.stop_failed': null,
  'order.returning': null,
  'order.returned': null,
  'order.delivered': null,
  'order.completed': 'F',
  'order.cancelled': 'C',
  'order.updated': null,
  'order.deleted': null,
  'order.grouped': null,
  'order.ungrouped': null,
  'order.act_refused': null,
  'order.shop_told': null,
  'order.redelivery': null,
  'order.failure_settled': null,
  'order.rated': null,
  'order.message': null,
  'order.recipient_request': null,
  'order.claim': null,
  'order.code_refused': null,
  'order.goods_moved': null,
} as const satisfies Record<OrderEventType, WebhookStatusCode | null>;

/** `reason` is the cancellation's, where the event is one. */
export function webhookStatusOf(type: OrderEventType, reason?: unknown) {
  const code: WebhookStatusCode | null =
    reason === 'not_served' && EVENT_CODES[type] === 'C' ? 'N' : EVENT_CODES[type];
  return code && { code, label: WEBHOOK_LABELS[code] };
}

export const EVENT_MEANINGS = WORDS.events satisfies Record<WebhookStatusCode, GuideText>;
