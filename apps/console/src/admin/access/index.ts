export { AdminController } from './admin-controller.js';
export { Audited, InArea } from './changes.js';
export { By, Session } from './session.js';
