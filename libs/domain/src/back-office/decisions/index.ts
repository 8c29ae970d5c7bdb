export { CourierHoldings, DECISION_KINDS, PendingDecisions } from './pending-decisions.queries.js';
export { WaitingClaims } from './waiting-claims.port.js';
