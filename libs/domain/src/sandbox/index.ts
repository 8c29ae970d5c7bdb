/** The door of this context: what other contexts and the apps take of it. */
export {
  ACCESS_TOKEN_SECONDS,
  ActingApps,
  AppAuthorizations,
  AppGrants,
  isAppToken,
  type IssuedTokens,
} from './app-access/index.js';
export { demoQuarter, type DemoQuarter } from './demo/index.js';
export {
  APP_CHECKS,
  APP_FACT_FIELDS,
  APP_STATES,
  APP_TYPES,
  AppActivity,
  type AppChange,
  AppChecklist,
  AppConnections,
  ConnectionSecrets,
  AppEvidence,
  AppProbes,
  AppReceivers,
  AppReviews,
  AppWebhooks,
  type DeveloperApp,
  AppRemovals,
  DeveloperApps,
  SandboxLimit,
  type IgnoredField,
  RecordedRequest,
  RecordedRequests,
  REVIEW_STATES,
  type ReviewView,
  sandboxScope,
  SCENARIO_NOTES,
  TEST_SCENARIOS,
  TEST_STEPS,
  TestOrders,
  type TestScenario,
} from './developer-apps/index.js';
export { Robots } from './robots/index.js';
export { Towns } from './town/index.js';
