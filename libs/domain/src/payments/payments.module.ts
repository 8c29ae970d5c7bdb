import { Module } from '@nestjs/common';
import { MerchantsModule } from '../merchants/index.js';
import { OrdersModule } from '../orders/index.js';
import { WalletsModule } from '../wallets/index.js';
import { ManualPayments, ConfiguredPayments, PaymentProvider } from './payment.provider.js';
import { PaymentDecisions } from './payment-decisions.service.js';
import { PaymentQueries } from './payment.queries.js';
import { Payments } from './payments.service.js';
import { SurplusCredit } from './surplus-credit.service.js';

@Module({
  imports: [MerchantsModule, OrdersModule, WalletsModule],
  providers: [
    PaymentDecisions,
    PaymentQueries,
    Payments,
    SurplusCredit,
    {
      provide: PaymentProvider,
      useFactory: (outside?: ConfiguredPayments): PaymentProvider => outside ?? new ManualPayments(),
      inject: [{ token: ConfiguredPayments, optional: true }],
    },
  ],
  exports: [PaymentDecisions, PaymentQueries, Payments],
})
export class PaymentsModule {}
