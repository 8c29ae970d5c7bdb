export { Claim, CLAIM_KINDS, CLAIM_STATES, CLAIMANTS } from './claim.entity.js';
export { ClaimDeadlines } from './claim-deadlines.service.js';
export { ClaimDecisions } from './claim-decisions.service.js';
export { awaitsCourier, courierUntil } from './claim-hearing.rules.js';
export { ClaimQueries } from './claim.queries.js';
export { Claims, MOST_CLAIM_PHOTOS, type NewClaim } from './claims.service.js';
export { ClaimsModule } from './claims.module.js';
