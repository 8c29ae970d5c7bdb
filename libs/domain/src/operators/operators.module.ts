import { Module } from '@nestjs/common';
import { Audit } from './audit.js';
import { OperatorSessions } from './operator-sessions.js';
import { Operators } from './operators.service.js';

@Module({
  providers: [Audit, Operators, OperatorSessions],
  exports: [Audit, Operators, OperatorSessions],
})
export class OperatorsModule {}
