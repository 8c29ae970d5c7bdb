export { FAILURE_CAUSES, PROOFS } from './fault.rules.js';
export { FaultMovement } from './fault-movement.entity.js';
export { FaultsModule } from './faults.module.js';
export { StopFault } from './stop-fault.entity.js';
export { StopFaults } from './stop-faults.service.js';
