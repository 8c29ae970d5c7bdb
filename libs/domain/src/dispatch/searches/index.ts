export { CourierPauses } from './courier-pauses.service.js';
export { CouriersOut, excluding, OUT_REASONS } from './couriers-out.queries.js';
export { MissingSearches } from './missing-searches.scheduler.js';
export { OfferPushes } from './offer-pushes.service.js';
export { OfferWithdrawals } from './offer-withdrawals.service.js';
export { OfferStore, type PastOffer } from './offer.store.js';
export { Offers, type OfferView } from './offers.service.js';
export { SearchClockStore } from './search-clock.store.js';
export { notServedAt, toNewSearch } from './search.mapper.js';
export {
  type NewSearch,
  type NextStep,
  type PlannedSearch,
  RETRY_MAX_MS,
  RETRY_MIN_MS,
  type Search,
  SEARCH_COLUMNS,
  SearchStore,
} from './search.store.js';
export { UnservedNotices } from './unserved-notices.service.js';
export { UnservedOrders } from './unserved-orders.service.js';
