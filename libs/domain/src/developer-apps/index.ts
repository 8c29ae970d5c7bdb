export { AppConnection } from './app-connection.entity.js';
export { AppReview } from './app-review.entity.js';
export { APP_STATES, APP_TYPES, DeveloperApp } from './developer-app.entity.js';
export { DeveloperApps } from './developer-apps.service.js';
export { DeveloperAppsModule } from './developer-apps.module.js';
export { RecordedRequest } from './recorded-request.entity.js';
