export {
  DeliveryChanges,
  type DeliveryChangesCursor,
  deliveryChangesSince,
  deliveryCursorText,
  parseDeliveryCursor,
} from './delivery-change.queries.js';
export { DeliveryRequest, type DeliveryRequestRecord } from './delivery-request.entity.js';
export {
  type RequestSnapshot,
  requestTimeline,
  summaryOf,
  wasRejectedOnArrival,
} from './delivery-request.events.js';
export { DeliveryRequestQueries } from './delivery-request.queries.js';
export {
  type CollectOnDelivery,
  type CurrentPrice,
  type DeliveryPromise,
  type DeliveryTerms,
  type NewDeliveryRequest,
  type ProblemAction,
  type Rejection,
  REJECTION_REASONS,
  type RejectionCause,
  type RejectionReason,
  type RequestCancellation,
  type RequestSummary,
  type VehicleAvailability,
  type VehiclePreference,
} from './delivery-request.types.js';
export { DeliveryVersions } from './delivery-version.queries.js';
export { DeliveryRequestsModule } from './delivery-requests.module.js';
export { DeliveryRequests } from './delivery-requests.service.js';
export { type Assessment, RequestAssessment } from './request-assessment.service.js';
export { RequestDecisions } from './request-decisions.service.js';
export { RequestCommands } from './request.commands.js';
