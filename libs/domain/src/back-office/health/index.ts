export { PlatformHealth, type PartState, type StateOfPart } from './platform-health.service.js';
