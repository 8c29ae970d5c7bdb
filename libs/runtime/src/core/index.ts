export { type Core, type HealthCheck, LOGGER, PUSH_KEYS, RUNTIME_CONFIG, SECRET_KEYS } from './core.js';
export { CallerAdmission } from './caller-admission.js';
export { RequestRecording } from './request-recording.js';
export { CoreModule } from './core.module.js';
