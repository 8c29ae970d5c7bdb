import { Module } from '@nestjs/common';
import { ClaimsModule } from '../../billing/index.js';
import { AlertsModule, OrdersModule } from '../../ordering/index.js';
import { RecipientWishesModule } from '../../requests/index.js';
import { PendingDecisions } from './pending-decisions.queries.js';

@Module({
  imports: [AlertsModule, ClaimsModule, OrdersModule, RecipientWishesModule],
  providers: [PendingDecisions],
  exports: [PendingDecisions],
})
export class DecisionsModule {}
