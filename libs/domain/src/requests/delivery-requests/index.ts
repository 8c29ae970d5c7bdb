export {
  DeliveryChanges,
  type DeliveryChangesCursor,
  deliveryChangesSince,
  deliveryCursorText,
  DeliveryVersions,
  parseDeliveryCursor,
} from './delivery-version.queries.js';
export {
  type CollectOnDelivery,
  type CurrentPrice,
  type DeliveryPromise,
  DeliveryRequest,
  type DeliveryRequestRecord,
  type DeliveryTerms,
  type NewDeliveryRequest,
  type ProblemAction,
  type Rejection,
  REJECTION_REASONS,
  rejectionSchema,
  type RejectionCause,
  type RejectionReason,
  type RequestCancellation,
  type RequestSummary,
  type VehicleAvailability,
  type VehiclePreference,
} from './delivery-request.entity.js';
export {
  type RequestSnapshot,
  requestTimeline,
  summaryOf,
  wasRejectedOnArrival,
} from './delivery-request.events.js';
export { DeliveryRequestQueries } from './delivery-request.queries.js';
export { DeliveryRequests } from './delivery-requests.service.js';
export { type Assessment, RequestAssessment } from './request-assessment.service.js';
export { RequestDecisions } from './request-decisions.service.js';
export { RequestCommands } from './request.commands.js';
