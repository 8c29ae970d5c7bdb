export { AddressGuard, guardSettings } from './address-guard.js';
export { HttpCodeCallback } from './code-callback.js';
export { deliveryTerms } from './delivery-terms.js';
export { WebhookSendingModule } from './webhook-sending.module.js';
