export { MerchantAccessModule } from './merchant-access.module.js';
export { MerchantLogIns } from './merchant-log-ins.service.js';
export { mayAct, type MerchantAct, requireMayAct } from './merchant-permission.rules.js';
export { MerchantSecondFactors } from './merchant-second-factors.service.js';
export { type MerchantSession, MerchantSessions } from './merchant-sessions.service.js';
export { MerchantToken } from './merchant-token.entity.js';
export { SubUserRemovals } from './sub-user-removals.service.js';
