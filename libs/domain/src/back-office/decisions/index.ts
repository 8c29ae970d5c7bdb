export { CourierHoldings, DECISION_KINDS, PendingDecisions } from './pending-decisions.queries.js';
