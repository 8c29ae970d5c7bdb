export { OUTBOX_CHANNEL, OutboxNotifier } from './outbox-notifier.service.js';
export {
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxEventWithPayload,
} from './outbox.consumer.js';
export { type NewOutboxEvent, Outbox, OutboxRetention } from './outbox.service.js';
export { OutboxRelay } from './outbox-relay.service.js';
export {
  type AppEventType,
  type CourierEventType,
  type OrderEventType,
  type OutboxTopic,
  type RequestEventType,
  streamOfApp,
  streamOfCourier,
  streamOfOrder,
  streamOfRequest,
} from './outbox-topics.types.js';
