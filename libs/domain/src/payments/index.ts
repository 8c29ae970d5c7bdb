export { ApiPixPayments } from './api-pix.provider.js';
export { Payment, PAYMENT_DECISIONS, PAYMENT_OUTCOMES } from './payment.entity.js';
export { PaymentDecisions } from './payment-decisions.service.js';
export { ConfiguredPayments } from './payment.provider.js';
export { PaymentsModule } from './payments.module.js';
export { Payments } from './payments.service.js';
export { surplusCreditOf, type SurplusReason } from './surplus-credit.service.js';
export { PaymentQueries } from './payment.queries.js';
