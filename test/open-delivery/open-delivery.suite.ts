import { loadSpecs } from '../support/jest/suite.js';

await loadSpecs(import.meta.url, [
  'token',
  'availability',
  'deliveries',
  'rejections',
  'commands',
  'changed-deliveries',
  'recipient-codes',
  'events',
  'webhooks',
  'discovery',
  'docs',
]);
