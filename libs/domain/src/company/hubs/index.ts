export {
  DEFAULT_FALLBACKS,
  type DefaultFallback,
  type Fallback,
  FALLBACKS,
  type Fault,
  type FaultRules,
  FAULTS,
  type FaultTerms,
  type PayRules,
  payRulesSchema,
  type RetainedKind,
  defaultDays,
} from './hub-rules.types.js';
export { allowsCourierEvents, Hub, HUB_PLANS } from './hub.entity.js';
export {
  type Dispatch,
  extraPromiseMinutes,
  privacyNotice,
  type Reach,
  reachM,
  type Rush,
  rushAt,
  searchReachM,
  surgeAt,
} from './hub.rules.js';
export {
  type HubSettings,
  type HubSettingsInput,
  hubSettingsSchema,
  WAY_ORDERS,
  AGE_CHECKS,
  WEEKDAYS,
} from './hub.settings.js';
export { clearHub, tenantTables, type TenantTable } from './hub-clearing.store.js';
export { HubGate, Hubs } from './hubs.service.js';
export {
  dayAfter,
  fromLocal,
  hourOfWeek,
  localDay,
  localInstant,
  toLocal,
  wallClock,
} from './local-time.rules.js';
