import { Module } from '@nestjs/common';
import { WaitingClaims } from '../../back-office/index.js';
import { BillingModule } from '../../billing/index.js';
import { CompanyModule } from '../../company/index.js';
import { OrderingModule } from '../../ordering/index.js';
import { PeopleModule } from '../../people/index.js';
import { RequestsModule } from '../../requests/index.js';
import { ClaimQueries } from './claim.queries.js';
import { ClaimDeadlines, ClaimDecisions, ClaimNews, Claims } from './claims.service.js';
import { RecipientClaims } from './recipient-claims.service.js';

const PROVIDERS = [
  ClaimDeadlines,
  ClaimDecisions,
  ClaimNews,
  ClaimQueries,
  Claims,
  RecipientClaims,
  { provide: WaitingClaims, useExisting: ClaimQueries },
];

@Module({
  imports: [CompanyModule, PeopleModule, OrderingModule, BillingModule, RequestsModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class ClaimsModule {}
