import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { CouriersModule } from '../../people/index.js';
import { AlertsModule, OrdersModule, OrderTrackingModule } from '../../ordering/index.js';
import { FaultsModule } from '../faults/index.js';
import { ClaimDeadlines } from './claim-deadlines.service.js';
import { ClaimDecisions } from './claim-decisions.service.js';
import { ClaimNews } from './claim-news.service.js';
import { ClaimQueries } from './claim.queries.js';
import { Claims } from './claims.service.js';

const EXPORTED = [ClaimDeadlines, ClaimDecisions, ClaimQueries, Claims];

@Module({
  imports: [AlertsModule, CouriersModule, FaultsModule, HubsModule, OrdersModule, OrderTrackingModule],
  providers: [ClaimNews, ...EXPORTED],
  exports: EXPORTED,
})
export class ClaimsModule {}
