export { type MerchantPatch, type NewMerchant } from './merchant.commands.js';
export {
  Merchant,
  MERCHANT_STATUSES,
  type MerchantAddress,
  NO_RESTRICTIONS,
  payerOf,
  type Restrictions,
} from './merchant.entity.js';
export { addressWords, atSamePoint, type WrittenAddress } from './merchant-address.rules.js';
export { type ListedMerchant, MerchantQueries } from './merchant.queries.js';
export { MerchantsModule } from './merchants.module.js';
export { Merchants } from './merchants.service.js';
export { nextOpening } from './opening-hours.rules.js';
export { PreparationTime } from './preparation-time.entity.js';
export { PreparationTimes, type PreparationSample } from './preparation-times.service.js';
export { SubUsers } from './sub-users.service.js';
export { mayStillOrder } from './ordering-permission.statements.js';
