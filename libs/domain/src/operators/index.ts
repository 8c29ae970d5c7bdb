export * from './audit-record.entity.js';
export * from './audit.js';
export * from './operator-sessions.js';
export * from './operator-token.entity.js';
export * from './operator.entity.js';
export * from './operators.module.js';
export * from './operators.service.js';
