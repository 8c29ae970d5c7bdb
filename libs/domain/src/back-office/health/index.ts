export { PartHealth } from './part-health.entity.js';
export { PlatformHealth, type PartState, type StateOfPart } from './platform-health.service.js';
