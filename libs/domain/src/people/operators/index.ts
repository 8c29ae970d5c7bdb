export { AuditRecord } from './audit-record.entity.js';
export { Audit, type AuditedEntity, difference, type Snapshot } from './audit.service.js';
export { type OperatorSession, OperatorSessions } from './operator-sessions.service.js';
export { Operator, OPERATOR_ROLES, type OperatorRole } from './operator.entity.js';
export { OperatorsModule } from './operators.module.js';
export { Operators } from './operators.service.js';
