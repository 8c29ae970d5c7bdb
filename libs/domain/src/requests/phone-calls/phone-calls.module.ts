import { Module } from '@nestjs/common';
import { WebhooksModule } from '../../integration/index.js';
import { OrdersModule } from '../../ordering/index.js';
import { RecipientWishesModule } from '../recipient-wishes/index.js';
import { CallGateways } from './call-gateways.service.js';
import { PhoneCallBook } from './phone-call-book.service.js';
import { PhoneCalls } from './phone-calls.service.js';

/** Expects CallGateway from a global module, like Database and Clock. */
@Module({
  imports: [OrdersModule, RecipientWishesModule, WebhooksModule],
  providers: [CallGateways, PhoneCallBook, PhoneCalls],
  exports: [CallGateways, PhoneCallBook, PhoneCalls],
})
export class PhoneCallsModule {}
