export { Claim, CLAIM_KINDS, CLAIM_STATES, CLAIMANTS } from './claim.entity.js';
export {
  ClaimDeadlines,
  ClaimDecisions,
  Claims,
  MOST_CLAIM_PHOTOS,
  type NewClaim,
} from './claims.service.js';
export { awaitsCourier, courierUntil } from './claim.rules.js';
export { ClaimQueries } from './claim.queries.js';
