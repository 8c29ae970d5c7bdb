export {
  CourierAccess,
  type CourierIdentification,
  type CourierLogin,
  type CourierSession,
  CourierSessions,
} from './courier-sessions.service.js';
export { CourierApplications } from './courier-applications.service.js';
export { CourierBlocks } from './courier-blocks.service.js';
export {
  Courier,
  COURIER_DOCUMENT_TYPES,
  CourierDocument,
  type CourierDocumentType,
  Fleet,
} from './courier.entity.js';
export { CourierDocuments, photoPath } from './courier-documents.service.js';
export { CourierDuty } from './courier-duty.service.js';
export { CourierNotices, MAX_NOTICE } from './courier-notices.service.js';
export { CourierPositions, type PositionReport } from './courier-positions.service.js';
export { addCourierRating } from './courier.store.js';
export { CourierPresenceStore, hasCapacity, POSITION_FRESH_MS } from './courier-presence.store.js';
export { CourierRegistrations } from './courier-registrations.service.js';
export { CourierWithdrawals } from './courier-withdrawals.service.js';
export { CourierEvents } from './courier.events.js';
export type { CourierSnapshot } from './courier.events.js';
export {
  COURIER_FIELDS,
  type CourierChanges,
  courierForm,
  MAY_LOG_IN,
  type NewCourier,
} from './courier.rules.js';
export { type CourierFilter, CourierQueries, type CourierView, FREE_SINCE } from './courier.queries.js';
export {
  COURIER_REGISTRATIONS,
  type CourierPayment,
  type CourierRegistration,
  type CourierSex,
  courierStatus,
  type CourierStatus,
} from './courier.types.js';
export { Fleets } from './fleets.service.js';
export { NearestCouriers, type NearestOptions } from './nearest-couriers.queries.js';
export { WithdrawalPayer } from './withdrawal-payer.port.js';
export { type KeyOwner, PAYOUT_STATES, type WithdrawalPayout } from './withdrawal.types.js';
