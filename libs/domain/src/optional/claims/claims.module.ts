import { Module } from '@nestjs/common';
import { WaitingClaims } from '../../back-office/index.js';
import { ClaimQueries } from './claim.queries.js';
import { ClaimDecisions, ClaimNews, Claims } from './claims.service.js';
import { RecipientClaims } from './recipient-claims.service.js';

const PROVIDERS = [
  ClaimDecisions,
  ClaimNews,
  ClaimQueries,
  Claims,
  RecipientClaims,
  { provide: WaitingClaims, useExisting: ClaimQueries },
];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ClaimsModule {}
