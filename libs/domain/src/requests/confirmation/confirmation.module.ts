import { Module } from '@nestjs/common';
import { CredentialsModule } from '../../integration/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { CodeAttempts } from './code-attempts.store.js';
import { DeliveryConfirmation } from './delivery-confirmation.service.js';
import { MerchantCodes } from './merchant-codes.service.js';

const EXPORTED = [CodeAttempts, DeliveryConfirmation];

@Module({
  imports: [CredentialsModule, MerchantsModule, OrdersModule],
  providers: [...EXPORTED, MerchantCodes],
  exports: EXPORTED,
})
export class ConfirmationModule {}
