export {
  ConsumesOutbox,
  type OutboxConsumer,
  type OutboxEvent,
  type OutboxEventWithPayload,
} from './outbox.consumer.js';
export {
  type NewOutboxEvent,
  Outbox,
  OUTBOX_CHANNEL,
  OutboxNotifier,
  OutboxRetention,
} from './outbox.service.js';
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
