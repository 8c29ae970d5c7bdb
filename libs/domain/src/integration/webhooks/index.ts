export { DeliveryClaims, type SaturatedSubscription } from './delivery-claims.service.js';
export { AppSubscriptions } from './app-subscriptions.service.js';
export { COMMON_HEADERS } from './delivery-header.rules.js';
export { DeliverySettlement, type OpenCircuit } from './delivery-settlement.service.js';
export { DeliveryStreams } from './delivery-streams.service.js';
export { deactivationDue } from './subscription-failure.rules.js';
export { type LocalSender, LocalSenders } from './in-process-dispatch.service.js';
export { MerchantSubscriptions } from './merchant-subscriptions.service.js';
export { ReceiverUrlPolicy } from './receiver-url.policy.js';
export { SubscriptionReseal } from './subscription-reseal.service.js';
export { WebhookDeliveryBody } from './delivery-body.entity.js';
export { dayOf, isAttemptOf, WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.js';
export { WebhookSubscription } from './webhook-subscription.entity.js';
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
export { WebhookLog } from './webhook-log.service.js';
export { isReceiverRefusal, ReceiverCheck, type ReceiverRefusal } from './webhook.port.js';
export { newWebhookSecret, standardHeaders, standardKey, webhookId } from './webhook-signature.rules.js';
export {
  type NewSubscription,
  type SubscriptionPatch,
  type SubscriptionView,
  WebhookSubscriptions,
} from './webhook-subscriptions.service.js';
export {
  type AttemptError,
  type AttemptResult,
  type DeliveryOutcome,
  type ReadyDelivery,
  type SubscriptionTarget,
} from './webhook.types.js';
export { WebhooksModule } from './webhooks.module.js';
