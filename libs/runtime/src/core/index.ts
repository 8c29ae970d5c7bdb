export { type Core, type HealthCheck, LOGGER, RUNTIME_CONFIG, SECRET_KEYS } from './core.js';
export { CoreModule } from './core.module.js';
