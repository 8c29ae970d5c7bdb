export { type Person, Privacy } from './privacy.service.js';
export { DataRetention } from './data-retention.service.js';
