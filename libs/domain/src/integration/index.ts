export * from './credentials/index.js';
export * from './webhooks/index.js';
export { IntegrationModule } from './integration.module.js';
