export { AdminController } from './admin-controller.decorator.js';
export { PlatformGuard } from './platform.guard.js';
export { CurrentCaller, CurrentScope } from './session.decorator.js';
