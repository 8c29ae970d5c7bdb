export { explainPay, failedReturnPay, PAY_LINE_KINDS } from './courier-pay.rules.js';
export { CourierPayRaises } from './courier-pay-raises.service.js';
export {
  centsPerKm,
  isCourierPaid,
  offeredPay,
  PAY_RULE_LINE_KINDS,
  payTrial,
} from './order-pay.calculator.js';
export { type GivenQuote, HeldQuotes } from './held-quotes.service.js';
export { type VisitPlan, CourierVisits } from './courier-visits.service.js';
export { collectsCash, isContactShown, isConversationOpen } from './stop.rules.js';
export { type Visit, visitSequence } from './visit-sequence.rules.js';
export { DueOrders } from './due-orders.scheduler.js';
export { EndedOrderCounts } from './ended-orders.consumer.js';
export { SpendingDays } from './spending-days.service.js';
export {
  CANCEL_REASONS,
  type CancelReason,
  type HandCommand,
  isEnded,
  isInProgress,
  ORDER_STATUSES,
  type OrderStatus,
  TRANSITIONS,
} from './order-status.rules.js';
export { OrderCreation } from './order-creation.service.js';
export { OrderDemand } from './order-demand.queries.js';
export { OrderEditing } from './order-editing.service.js';
export {
  cancellationSchema,
  Order,
  OrderEvent,
  type OrderRecord,
  type TimelineEntry,
} from './order.entity.js';
export { OrderGroups, requireLeaderOrUngrouped } from './order-groups.service.js';
export { type InvoicedOrder, OrderInvoicing } from './order-invoicing.store.js';
export { OrderLifecycle } from './order-lifecycle.service.js';
export { OrderLookup, OrderParties } from './order-lookup.queries.js';
export { cancellationEffects, REASONS_OF_PEOPLE } from './cancellation.rules.js';
export type { CancelInput } from './cancellation.steps.js';
export type { DeliverInput } from './stop-act.types.js';
export {
  VIEW_JOINS as ORDER_VIEW_JOINS,
  type ListedOrder,
  type ListedOrderRecord,
  COURIER_TEXTS,
  type OrderCourier,
  entryOfEvent,
  orderOfEvent,
  type OrderView,
} from './order-view.mapper.js';
export { shownEvidence } from './delivery-proof.rules.js';
export { OrderQueries } from './order.queries.js';
export {
  type ChangedOrders,
  type FoundOrderVersion,
  ORDER_VERSION,
  OrderChanges,
  type OrderVersion,
  OrderVersions,
  type VersionedOrder,
} from './order-version.queries.js';
export type { OrderFilter } from './order-list.statements.js';
export { hubPromise, isLate, isLateAt } from './promise.rules.js';
export { OrderRehearsal } from './order-rehearsal.service.js';
export { endedAt, failureReasons, nothingDelivered, searchStartsAt } from './order.rules.js';
export {
  GOODS_PLACES,
  type GoodsPlace,
  type CreateOrderCommand,
  orderPriceSchema,
  type OrderQuote,
  type PackageDimensions,
  packageSchema,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentStatus,
  type QuoteCommand,
} from './order.types.js';
export {
  COLLECT_METHODS,
  type CollectMethod,
  CONVERSATION_SIDES,
  type ConversationSide,
  MAX_STOPS,
  ordinalOf,
  NO_PLACE,
  PLACE_TEXT_NAMES,
  PLACE_TEXTS,
  type Place,
  type PlaceInput,
  placeInputSchema,
  placeSchema,
  RATING_REASONS,
  type Stop,
  stopId,
  stopSchema,
  type StopInput,
  type StopStatus,
  type StopRating,
} from './stop.types.js';
export { FAILURE_WAITS, FailedOrders } from './failed-orders.service.js';
export { Redeliveries } from './redeliveries.service.js';
export { goodsAt, isRedeliverable, orderedAgain, whatFollows } from './redelivery.rules.js';
export { isRatingOver, StopConversations, StopNotes, StopRatings } from './stop-notes.service.js';
export { type StopWish, StopWishes } from './stop-wishes.service.js';
export { RefusedActs, type StatedAct } from './refused-acts.service.js';
export {
  LATE_PAYMENTS,
  REFUSAL_CAUSES,
  REFUSABLE_ACTS,
  type RefusedAct,
  type RefusalCause,
} from './refused-act.types.js';
export { RushControl } from './rush-control.service.js';
