export { Claim, CLAIM_KINDS } from './claim.entity.js';
export { ClaimDecisions, Claims, MAX_CLAIM_PHOTOS } from './claims.service.js';
export { awaitsCourier, courierUntil } from './claim.rules.js';
export { ClaimQueries } from './claim.queries.js';
export { ClaimsModule } from './claims.module.js';
export { RecipientClaims } from './recipient-claims.service.js';
