export { CourierHoldings } from './courier-holdings.queries.js';
export { DECISION_KINDS, PendingDecisions } from './pending-decisions.queries.js';
export { DecisionsModule } from './decisions.module.js';
