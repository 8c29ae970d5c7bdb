export { FAILURE_CAUSES, PROOFS } from './fault.rules.js';
export { StopFaults } from './stop-faults.service.js';
