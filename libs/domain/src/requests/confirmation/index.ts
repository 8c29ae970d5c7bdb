export { CodeTry } from './code-attempts.entity.js';
export { CodeAttempts } from './code-attempts.store.js';
export { ConfirmationModule } from './confirmation.module.js';
export { DeliveryConfirmation } from './delivery-confirmation.service.js';
export { CodeCallback, type CodeCheck } from './merchant-codes.service.js';
