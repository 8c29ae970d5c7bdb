import { Module } from '@nestjs/common';
import { ContestDecisions, Contests } from './contests/contests.service.js';
import { FailedStops, StopFaults } from './faults/stop-faults.service.js';
import { InvoicePayments, Invoices } from './invoices/invoices.service.js';
import { InvoiceQueries } from './invoices/invoice.queries.js';
import { PaymentCallBacks, PaymentSimulations } from './payments/payment-call-backs.service.js';
import { PaymentDecisions, Payments } from './payments/payments.service.js';
import { PaymentQueries } from './payments/payment.queries.js';
import { SurplusCredit, WalletTopUps } from './payments/wallet-top-ups.service.js';

const PROVIDERS = [
  [ContestDecisions, Contests],
  [FailedStops, StopFaults],
  [InvoicePayments, InvoiceQueries, Invoices],
  [PaymentCallBacks, PaymentDecisions, PaymentQueries, Payments, PaymentSimulations],
  [SurplusCredit, WalletTopUps],
].flat();

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class BillingModule {}
