import { Module } from '@nestjs/common';
import { HubsModule } from '../hubs/index.js';
import { Audit } from './audit.service.js';
import { OperatorSessions } from './operator-sessions.service.js';
import { Operators } from './operators.service.js';

import { SecondFactors } from './second-factors.service.js';

@Module({
  imports: [HubsModule],
  providers: [Audit, Operators, OperatorSessions, SecondFactors],
  exports: [Audit, Operators, OperatorSessions, SecondFactors],
})
export class OperatorsModule {}
