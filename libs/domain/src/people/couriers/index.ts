export { ActiveOrders } from './active-orders.port.js';
export { CourierAccess, type CourierIdentification, type CourierLogin } from './courier-access.service.js';
export { CourierApplications } from './courier-applications.service.js';
export { CourierBlocks } from './courier-blocks.service.js';
export {
  COURIER_DOCUMENT_TYPES,
  CourierDocument,
  type CourierDocumentType,
} from './courier-document.entity.js';
export { CourierDocuments, photoPath } from './courier-documents.service.js';
export { CourierDuty } from './courier-duty.service.js';
export { CourierNotice, CourierNoticeReceipt } from './courier-notice.entity.js';
export { CourierNotices, MAX_NOTICE } from './courier-notices.service.js';
export { CourierPositions, type PositionReport } from './courier-positions.service.js';
export { CourierPosition, CourierSpell, CourierTotal, Presence } from './courier-presence.entity.js';
export { CourierRatings } from './courier-ratings.store.js';
export { CourierPresenceStore, hasCapacity, POSITION_FRESH_MS } from './courier-presence.store.js';
export { CourierRegistrations } from './courier-registrations.service.js';
export { type CourierSession, CourierSessions } from './courier-sessions.service.js';
export { WithdrawalKey } from './withdrawal-key.entity.js';
export { CourierWithdrawals } from './courier-withdrawals.service.js';
export type { CourierChanges, NewCourier } from './courier.commands.js';
export { Courier } from './courier.entity.js';
export { CourierEvents } from './courier.events.js';
export { type CourierFilter, CourierQueries, type CourierView, FREE_SINCE } from './courier.queries.js';
export {
  type ActiveOrder,
  COURIER_PAYMENTS,
  COURIER_REGISTRATIONS,
  COURIER_SEXES,
  type CourierPayment,
  type CourierRegistration,
  type CourierSex,
  type CourierSnapshot,
  courierStatus,
  type CourierStatus,
} from './courier.types.js';
export { CouriersModule } from './couriers.module.js';
export { Fleet } from './fleet.entity.js';
export { Fleets, type FleetView } from './fleets.service.js';
export { NearestCouriers, type NearestOptions } from './nearest-couriers.queries.js';
export { PhoneCode } from './phone-code.entity.js';
