import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/index.js';
import { EventsModule } from '../events/index.js';
import { LedgerModule } from '../ledger/index.js';
import { OrderingModule } from '../ordering/index.js';
import { PeopleModule } from '../people/index.js';
import { PlacesModule } from '../places/index.js';
import { ClaimDeadlines, ClaimDecisions, ClaimNews, Claims } from './claims/claims.service.js';
import { ClaimQueries } from './claims/claim.queries.js';
import { ContestDecisions, Contests } from './contests/contests.service.js';
import { FailedStops, StopFaults } from './faults/stop-faults.service.js';
import { FaultPostings } from './faults/fault-postings.store.js';
import { InvoicePayments } from './invoices/invoice-payments.service.js';
import { InvoiceQueries } from './invoices/invoice.queries.js';
import { Invoices } from './invoices/invoices.service.js';
import { PaymentCallBacks, PaymentSimulations } from './payments/payment-call-backs.service.js';
import { PaymentDecisions, Payments } from './payments/payments.service.js';
import { PaymentQueries } from './payments/payment.queries.js';
import { SurplusCredit, WalletTopUps } from './payments/wallet-top-ups.service.js';
import { PayoutAccounts } from './payouts/payout-accounts.service.js';
import { PayoutDecisions, Payouts } from './payouts/payouts.service.js';
import { PayoutNotices, PayoutSender } from './payouts/payout-sender.service.js';
import { PayoutSchedules } from './payouts/payout-schedules.service.js';
import { PayoutStore } from './payouts/payout.store.js';
import { ShiftBookings, ShiftPlaces } from './shifts/shift-bookings.service.js';
import { ShiftPlans, ShiftReferences } from './shifts/shift-plans.service.js';
import { ShiftPresence } from './shifts/shift-presence.queries.js';
import { ShiftQueries, ShiftRoster } from './shifts/shift.queries.js';
import { ShiftSettlement } from './shifts/shift-settlement.service.js';

const PROVIDERS = [
  ClaimDeadlines,
  ClaimDecisions,
  ClaimNews,
  ClaimQueries,
  Claims,
  ContestDecisions,
  Contests,
  FailedStops,
  FaultPostings,
  InvoicePayments,
  InvoiceQueries,
  Invoices,
  PaymentCallBacks,
  PaymentDecisions,
  PaymentQueries,
  Payments,
  PaymentSimulations,
  PayoutAccounts,
  PayoutDecisions,
  PayoutNotices,
  Payouts,
  PayoutSchedules,
  PayoutSender,
  PayoutStore,
  ShiftBookings,
  ShiftPlaces,
  ShiftPlans,
  ShiftPresence,
  ShiftQueries,
  ShiftReferences,
  ShiftRoster,
  ShiftSettlement,
  StopFaults,
  SurplusCredit,
  WalletTopUps,
];

@Module({
  imports: [CompanyModule, EventsModule, PlacesModule, LedgerModule, PeopleModule, OrderingModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class BillingModule {}
