export { type Person, Privacy } from './privacy.service.js';
export { DataRetention } from './data-retention.service.js';
export { RetentionMark } from './retention-mark.entity.js';
export { PrivacyModule } from './privacy.module.js';
