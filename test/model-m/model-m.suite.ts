import { loadSpecs } from '../support/jest/suite.js';

await loadSpecs(import.meta.url, [
  'requests',
  'categories',
  'scheduled',
  'changed-requests',
  'companies',
  'couriers',
  'webhooks',
  'authentication',
  'events',
  'errors',
  'documents',
]);
