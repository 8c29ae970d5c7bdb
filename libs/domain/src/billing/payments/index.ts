export { ApiPixPayments, ManualPayments, PaymentProvider } from './payment.provider.js';
export { Payment, PAYMENT_DECISIONS, TOP_UP_STATES, topUpState, WalletTopUp } from './payment.entity.js';
export { PaymentCallBacks, PaymentSimulations } from './payment-call-backs.service.js';
export { PaymentDecisions, Payments } from './payments.service.js';
export { surplusCreditOf, type SurplusReason, WalletTopUps } from './wallet-top-ups.service.js';
export { PaymentQueries } from './payment.queries.js';
