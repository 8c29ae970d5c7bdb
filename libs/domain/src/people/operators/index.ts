export { AuditRecord, Operator, OPERATOR_ROLES, type OperatorRole } from './operator.entity.js';
export { Audit, type AuditedEntity, difference, type Snapshot } from './audit.service.js';
export { type OperatorSession, OperatorSessions } from './operator-sessions.service.js';
export { Operators } from './operators.service.js';
