import { loadSpecs } from '../support/jest/suite.js';

await loadSpecs(import.meta.url, [
  'quote',
  'orders',
  'proofs',
  'order-changes',
  'order-batches',
  'users',
  'accounts',
  'wallets',
  'couriers',
  'webhooks',
  'permissions',
  'errors',
  'openapi',
  'contract',
]);
