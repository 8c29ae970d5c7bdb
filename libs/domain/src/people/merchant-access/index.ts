export {
  APP_SCOPES,
  type ActingApp,
  type AppScope,
  hasAppScope,
  holdsScope,
  parseAppScopes,
  requireAppScope,
} from './app-scope.rules.js';
export { AssistantCodes } from './assistant-codes.service.js';
export { MerchantAccessModule } from './merchant-access.module.js';
export { MerchantLogIns } from './merchant-log-ins.service.js';
export { mayAct, type MerchantAct, requireMayAct } from './merchant-permission.rules.js';
export { type ActingMerchant, type MerchantSession, MerchantSessions } from './merchant-sessions.service.js';
export { SubUserRemovals } from './sub-user-removals.service.js';
