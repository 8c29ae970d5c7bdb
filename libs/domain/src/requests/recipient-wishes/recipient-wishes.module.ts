import { Module } from '@nestjs/common';
import { ClaimsModule } from '../../billing/index.js';
import { AlertsModule, OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { ConfirmationModule } from '../confirmation/index.js';
import { KnownRecipients } from './known-recipients.service.js';
import { RecipientData } from './recipient-data.service.js';
import { RecipientOpinions } from './recipient-opinions.service.js';
import { RecipientRequests } from './recipient-requests.service.js';
import { RequestOutcomes } from './request-outcomes.service.js';
import { RecipientWishes } from './recipient-wishes.service.js';

@Module({
  imports: [AlertsModule, ClaimsModule, ConfirmationModule, OrdersModule, OrderTrackingModule],
  providers: [
    KnownRecipients,
    RecipientData,
    RecipientOpinions,
    RecipientRequests,
    RecipientWishes,
    RequestOutcomes,
  ],
  exports: [KnownRecipients, RecipientData, RecipientOpinions, RecipientRequests, RecipientWishes],
})
export class RecipientWishesModule {}
