export {
  Merchant,
  MERCHANT_STATUSES,
  type MerchantAddress,
  type MerchantPatch,
  type NewMerchant,
  NO_RESTRICTIONS,
  payerOf,
  type Restrictions,
} from './merchant.entity.js';
export { addressWords, atSamePoint, MERCHANT_FIELDS, type WrittenAddress } from './merchant.rules.js';
export { type ListedMerchant, mayStillOrder, MerchantQueries } from './merchant.queries.js';
export { Merchants } from './merchants.service.js';
export { nextOpening } from './opening-hours.rules.js';
export { PreparationTimes, type PreparationSample } from './preparation-times.service.js';
export { SubUsers } from './sub-users.service.js';
