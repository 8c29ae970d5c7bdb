export {
  type ActingApp,
  APP_SCOPES,
  type AppScope,
  hasAppScope,
  holdsScope,
  mayAct,
  type MerchantAct,
  parseAppScopes,
  requireAppScope,
  requireMayAct,
} from './merchant-permission.rules.js';
export { AppCallers, isAppToken } from './app-callers.port.js';
export { AssistantCodes } from './assistant-codes.service.js';
export { type ActingMerchant, type MerchantSession, MerchantSessions } from './merchant-sessions.service.js';
