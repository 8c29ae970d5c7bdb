export { AddressGuard, guardSettings } from './address-guard.js';
export { isPublicAddress } from './address-ranges.js';
export { HttpCodeCallback } from './code-callback.js';
export { deliveryTerms } from './delivery-terms.js';
export { Receivers } from './receivers.js';
export { WebhookSendingModule } from './webhook-sending.module.js';
export { WebhookClient } from './webhook-client.js';
export { type SenderSettings, WebhookSender } from './webhook-sender.js';
