export { CodeTry } from './code-tries.entity.js';
export { CodeAttempts } from './code-tries.store.js';
export { ConfirmationModule } from './confirmation.module.js';
export { DeliveryConfirmation } from './delivery-confirmation.service.js';
export { CodeCallback, type CodeCheck } from './recipient-codes.service.js';
