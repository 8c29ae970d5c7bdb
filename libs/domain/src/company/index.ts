/** The door of this context: what other contexts and the apps take of it. */
export { Catalog, CatalogModule, Category, type Media, VehicleType } from './catalog/index.js';
export {
  clearHub,
  clearMovedHub,
  HUB_MOVE_STATES,
  HubArrivals,
  HubMover,
  HubMoves,
  type HubMoveState,
  type HubPause,
} from './hub-moves/index.js';
export {
  allowsCourierEvents,
  DEFAULT_FALLBACKS,
  type DefaultFallback,
  type Fallback,
  FALLBACKS,
  extraPromiseMinutes,
  fromLocal,
  hourOfWeek,
  Hub,
  HUB_PLANS,
  Hubs,
  type HubSettings,
  type HubSettingsInput,
  hubSettingsSchema,
  type PayRules,
  payRulesSchema,
  WAY_ORDERS,
  WEEKDAYS,
  privacyNotice,
  HubsModule,
  type Rush,
  rushAt,
  surgeAt,
  toLocal,
} from './hubs/index.js';
export { SavedView, SavedViews } from './saved-views/index.js';
