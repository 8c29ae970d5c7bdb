import { Module } from '@nestjs/common';
import { ClaimsModule, ContestsModule } from '../../billing/index.js';
import { AlertsModule, OrdersModule } from '../../ordering/index.js';
import { RecipientWishesModule } from '../../requests/index.js';
import { CourierHoldings } from './courier-holdings.queries.js';
import { PendingDecisions } from './pending-decisions.queries.js';

@Module({
  imports: [AlertsModule, ClaimsModule, ContestsModule, OrdersModule, RecipientWishesModule],
  providers: [CourierHoldings, PendingDecisions],
  exports: [CourierHoldings, PendingDecisions],
})
export class DecisionsModule {}
