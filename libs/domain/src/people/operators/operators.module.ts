import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { SessionsModule } from '../sessions/index.js';
import { Audit } from './audit.service.js';
import { OperatorSessions } from './operator-sessions.service.js';
import { Operators } from './operators.service.js';

@Module({
  imports: [HubsModule, SessionsModule],
  providers: [Audit, Operators, OperatorSessions],
  exports: [Audit, Operators, OperatorSessions],
})
export class OperatorsModule {}
