import { Module } from '@nestjs/common';
import { CredentialsModule } from '../../integration/index.js';
import { MerchantsModule } from '../../people/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { CodeAttempts } from './code-tries.store.js';
import { DeliveryConfirmation } from './delivery-confirmation.service.js';
import { RecipientCodes } from './recipient-codes.service.js';

const EXPORTED = [CodeAttempts, DeliveryConfirmation, RecipientCodes];

@Module({
  imports: [CredentialsModule, MerchantsModule, OrdersModule],
  providers: EXPORTED,
  exports: EXPORTED,
})
export class ConfirmationModule {}
