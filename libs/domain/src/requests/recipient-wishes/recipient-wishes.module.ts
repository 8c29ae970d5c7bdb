import { Module } from '@nestjs/common';
import { ClaimsModule } from '../../billing/index.js';
import { OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { ConfirmationModule } from '../confirmation/index.js';
import { KnownRecipients } from './known-recipients.service.js';
import { RecipientOpinions } from './recipient-opinions.service.js';
import { RecipientRequests } from './recipient-requests.service.js';
import { RequestOutcomes } from './request-outcomes.service.js';
import { RecipientWishes } from './recipient-wishes.service.js';

@Module({
  imports: [ClaimsModule, ConfirmationModule, OrdersModule, OrderTrackingModule],
  providers: [KnownRecipients, RecipientOpinions, RecipientRequests, RecipientWishes, RequestOutcomes],
  exports: [KnownRecipients, RecipientOpinions, RecipientRequests, RecipientWishes],
})
export class RecipientWishesModule {}
