export {
  Merchant,
  MERCHANT_STATUSES,
  type MerchantAddress,
  merchantAddressSchema,
  type MerchantPatch,
  type NewMerchant,
  NO_RESTRICTIONS,
  payerOf,
  type Restrictions,
  restrictionsSchema,
} from './merchant.entity.js';
export { addressWords, atSamePoint, MERCHANT_FIELDS, type WrittenAddress } from './merchant.rules.js';
export { type ListedMerchant, mayStillOrder, MerchantQueries } from './merchant.queries.js';
export { Merchants } from './merchants.service.js';
export { nextOpening, openingHoursSchema } from './opening-hours.rules.js';
export { PreparationTimes, type PreparationSample } from './preparation-times.service.js';
export { SubUsers } from './sub-users.service.js';
