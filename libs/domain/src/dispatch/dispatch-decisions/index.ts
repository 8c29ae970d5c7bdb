export {
  type Decision,
  type DecisionKind,
  DecisionStore,
  type NewDecision,
} from './dispatch-decision.store.js';
