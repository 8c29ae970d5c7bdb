/** The index of the core: what the apps use of its contexts. */
export * from './base/index.js';
export * from './company/index.js';
export * from './events/index.js';
export * from './places/index.js';
export * from './ledger/index.js';
export * from './people/index.js';
export * from './integration/index.js';
export * from './ordering/index.js';
export * from './billing/index.js';
export * from './dispatch/index.js';
export * from './requests/index.js';
export * from './back-office/index.js';
export * from './optional/index.js';
export * from './sandbox/index.js';
export { MIGRATIONS } from './base/migrations/index.js';
export { DomainModule } from './domain.module.js';
export { MODULE_NAMES, type ModuleName, optionalModules } from './optional.module.js';
export { ENTITIES } from './entities.js';
