export { type Person, Privacy } from './privacy.service.js';
export { PrivacyModule } from './privacy.module.js';
