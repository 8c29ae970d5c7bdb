export { DeliveryClaims, type SaturatedSubscription } from './delivery-claims.service.js';
export { AppSubscriptions } from './app-subscriptions.service.js';
export {
  COMMON_HEADERS,
  newWebhookSecret,
  standardHeaders,
  standardKey,
  webhookId,
} from './webhook-signature.rules.js';
export { DeliverySettlement, type OpenCircuit } from './delivery-settlement.service.js';
export { DeliveryStreams } from './delivery-streams.service.js';
export { deactivationDue } from './subscription.policy.js';
export { MerchantSubscriptions } from './merchant-subscriptions.service.js';
export {
  dayOf,
  isAttemptOf,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSubscription,
} from './webhook.entity.js';
export {
  type DueEvent,
  AWAITED_TEST_STREAM,
  SEQUENCE_HEADER,
  timelineSequence,
  type SignedMessage,
  type TestContext,
  type WebhookDialect,
  type WireMessage,
  WRONG_SIGNATURE_STREAM,
} from './webhook-dialect.port.js';
export { WebhookRetention } from './webhook-retention.service.js';
export { RESENDABLE_STATES, WebhookLog } from './webhook-log.service.js';
export { isReceiverRefusal, ReceiverCheck, type ReceiverRefusal } from './webhook.port.js';
export {
  type NewSubscription,
  type SubscriptionPatch,
  type SubscriptionView,
  WebhookSubscriptions,
} from './webhook-subscriptions.service.js';
export {
  type AttemptError,
  type AttemptResult,
  DELIVERY_STATES,
  type DeliveryOutcome,
  type ReadyDelivery,
} from './webhook.types.js';
export type { SubscriptionTarget } from './subscription-targets.service.js';
