export { AdminController } from './admin-controller.js';
export { Audited } from './audited.js';
export { InArea } from './changes.js';
export { By, Session } from './session.js';
export { PlatformGuard } from './platform.guard.js';
