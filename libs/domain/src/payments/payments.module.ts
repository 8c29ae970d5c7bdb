import { Module } from '@nestjs/common';
import { MerchantsModule } from '../merchants/index.js';
import { OrdersModule } from '../orders/index.js';
import { WalletsModule } from '../wallets/index.js';
import { ManualPayments, OutsidePayments, PaymentProvider } from './payment.provider.js';
import { Payments } from './payments.service.js';
import { SurplusCredit } from './surplus.credit.js';

@Module({
  imports: [MerchantsModule, OrdersModule, WalletsModule],
  providers: [
    Payments,
    SurplusCredit,
    {
      provide: PaymentProvider,
      useFactory: (outside?: OutsidePayments): PaymentProvider => outside ?? new ManualPayments(),
      inject: [{ token: OutsidePayments, optional: true }],
    },
  ],
  exports: [Payments],
})
export class PaymentsModule {}
