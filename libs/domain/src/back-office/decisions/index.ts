export {
  CourierHoldings,
  DECISION_KINDS,
  PendingDecisions,
  WaitingClaims,
} from './pending-decisions.queries.js';
