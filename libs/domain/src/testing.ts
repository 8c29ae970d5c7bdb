/** For specs, tests and tools alone; no app imports this file. */
export { ShiftPresence } from './optional/shifts/shift-presence.queries.js';
export { DOMAIN_ERROR_CODES } from './base/shared/domain-error-codes.js';
export { retryAfterMs } from './base/shared/retry-schedule.js';
export { statements } from './base/storage/statement.js';
export type { HubPatch } from './company/hubs/hubs.service.js';
export { ORDER_EVENT_TYPES } from './events/outbox/outbox-topics.types.js';
export { OutboxConsumers } from './events/outbox/outbox.consumer.js';
export type { IssuedPair } from './integration/credentials/credentials.service.js';
export type { ClaimedDeliveries } from './integration/webhooks/delivery-claims.service.js';
export { DeliveryRenderer } from './integration/webhooks/delivery-renderer.service.js';
export {
  EventAudience,
  MerchantAccounts,
  SigningKeys,
} from './integration/webhooks/event-audience.service.js';
export { WebhookFanOut } from './integration/webhooks/fan-out.consumer.js';
export { SubscriptionHealth } from './integration/webhooks/subscription-health.service.js';
export { SubscriptionPauses } from './integration/webhooks/subscription-pauses.service.js';
export { SubscriptionTargets } from './integration/webhooks/subscription-targets.service.js';
export { SubscriptionPolicy } from './integration/webhooks/subscription.policy.js';
export { renderWithSequence } from './integration/webhooks/webhook-dialect.port.js';
export { newWebhookSecret } from './integration/webhooks/webhook-signature.rules.js';
export { faultLines, missingLines } from './billing/faults/fault-amounts.calculator.js';
export { faultTable } from './billing/faults/fault.rules.js';
export { transitionTable } from './ordering/orders/order-status.rules.js';
export { CourierStore } from './people/couriers/courier.store.js';
export { COURIER_PAYMENTS } from './people/couriers/courier.types.js';
export { AccessNotices, LogIns } from './people/sessions/log-ins.service.js';
export { totpCode } from './people/sessions/totp.rules.js';
export { AreaPolygon } from './places/geography/area-geometry.rules.js';
export { parseGazetteer } from './places/geography/gazetteer.parser.js';
export { Gazetteer } from './places/geography/gazetteer.service.js';
export { ResilientGeocoder } from './places/geography/resilient-routes.provider.js';
export { straightLine, straightRoute, straightSeconds } from './places/geography/route-planner.port.js';
export { SpeedModel } from './places/speeds/speed-model.calculator.js';
export { demoGazetteerCsv, demoStreets } from './back-office/demo/demo-streets.provider.js';
export { exampleWords } from './events/messages/message-text.rules.js';
