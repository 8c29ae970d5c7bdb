export { AppAddresses } from './app-addresses.service.js';
export { AppActivity, type AppChange } from './app-activity.queries.js';
export { AppChecklist } from './app-checklist.queries.js';
export { AppConnections } from './app-connections.service.js';
export { ConnectionActivity, ConnectionSecrets } from './connection-secrets.service.js';
export { AppReceivers } from './app-receivers.service.js';
export {
  APP_CHECKS,
  APP_TYPES,
  AppConnection,
  AppReview,
  DeveloperApp,
  RecordedRequest,
  REVIEW_STATES,
} from './developer-app.entity.js';
export { APP_FACT_FIELDS, isRegisteredRedirect, sandboxScope } from './app.rules.js';
export { AppReviews, type ReviewView } from './app-reviews.service.js';
export { AppWebhooks } from './app-webhooks.service.js';
export { SandboxLimit, SandboxShops } from './app-sandboxes.service.js';
export { AppRemovals, DeveloperApps } from './developer-apps.service.js';
export { RecordedRequests } from './recorded-requests.service.js';
export { TEST_STEPS, TestOrders } from './test-orders.service.js';
