export * from './couriers/index.js';
export * from './evidence/index.js';
export * from './merchant-access/index.js';
export * from './merchants/index.js';
export * from './operators/index.js';
export * from './password-resets/index.js';
export * from './pictures/index.js';
export * from './sessions/index.js';
export { PeopleModule } from './people.module.js';
