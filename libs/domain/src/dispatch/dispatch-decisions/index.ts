export { type DecisionKind, DispatchDecision } from './dispatch-decision.entity.js';
export { type Decision, DecisionStore, type NewDecision } from './dispatch-decision.store.js';
