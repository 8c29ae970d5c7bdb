import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { WalletsModule } from '../../ledger/index.js';
import { ManualPayments, ConfiguredPayments, PaymentProvider } from './payment.provider.js';
import { PaymentCallBacks } from './payment-call-backs.service.js';
import { PaymentDecisions } from './payment-decisions.service.js';
import { PaymentQueries } from './payment.queries.js';
import { PaymentSimulations } from './payment-simulations.service.js';
import { Payments } from './payments.service.js';
import { SurplusCredit } from './surplus-credit.service.js';
import { WalletTopUps } from './wallet-top-ups.service.js';

@Module({
  imports: [HubsModule, MerchantsModule, OrdersModule, WalletsModule],
  providers: [
    PaymentCallBacks,
    PaymentDecisions,
    PaymentQueries,
    PaymentSimulations,
    Payments,
    SurplusCredit,
    WalletTopUps,
    {
      provide: PaymentProvider,
      useFactory: (outside?: ConfiguredPayments): PaymentProvider => outside ?? new ManualPayments(),
      inject: [{ token: ConfiguredPayments, optional: true }],
    },
  ],
  exports: [PaymentCallBacks, PaymentDecisions, PaymentQueries, PaymentSimulations, Payments, WalletTopUps],
})
export class PaymentsModule {}
