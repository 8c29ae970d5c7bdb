export * from './app-access/index.js';
export * from './developers/index.js';
export * from './developer-apps/index.js';
export * from './robots/index.js';
export * from './town/index.js';
export { DevelopersModule } from './developers.module.js';
export { SandboxModule } from './sandbox.module.js';
