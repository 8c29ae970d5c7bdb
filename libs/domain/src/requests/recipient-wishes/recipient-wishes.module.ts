import { Module } from '@nestjs/common';
import { ClaimsModule } from '../../billing/index.js';
import { AlertsModule, OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { ConfirmationModule } from '../confirmation/index.js';
import { RecipientVerification } from './recipient-verification.service.js';
import { RecipientData } from './recipient-data.service.js';
import { RecipientFeedback } from './recipient-feedback.service.js';
import { RecipientRequests } from './recipient-requests.service.js';
import { RequestOutcomes } from './request-outcomes.service.js';
import { RecipientWishes } from './recipient-wishes.service.js';

@Module({
  imports: [AlertsModule, ClaimsModule, ConfirmationModule, OrdersModule, OrderTrackingModule],
  providers: [
    RecipientVerification,
    RecipientData,
    RecipientFeedback,
    RecipientRequests,
    RecipientWishes,
    RequestOutcomes,
  ],
  exports: [RecipientVerification, RecipientData, RecipientFeedback, RecipientRequests, RecipientWishes],
})
export class RecipientWishesModule {}
