export { DEFAULT_FALLBACKS, type DefaultFallback, type Fallback, FALLBACKS } from './fallback.rules.js';
export { type Fault, type FaultRules, FAULTS, type FaultTerms } from './fault-rules.types.js';
export { allowsCourierEvents, Hub, HUB_PLANS } from './hub.entity.js';
export { privacyNotice } from './privacy-notice.rules.js';
export { type RetainedKind, usualDays } from './retention.settings.js';
export {
  type HubSettings,
  type HubSettingsInput,
  hubSettingsSchema,
  WAY_ORDERS,
  AGE_CHECKS,
  WEEKDAYS,
} from './hub.settings.js';
export { HubsModule } from './hubs.module.js';
export { Hubs } from './hubs.service.js';
export { type PayRules, payRulesSchema } from './pay-rules.types.js';
export { fromLocal, hourOfWeek, localDay, toLocal } from './local-time.rules.js';
export { reachM, searchReachM } from './search-reach.rules.js';
export { extraPromiseMinutes, type Rush, rushAt, surgeAt } from './rush.rules.js';
