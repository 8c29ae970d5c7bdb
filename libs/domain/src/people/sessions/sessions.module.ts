import { Module } from '@nestjs/common';
import { MessagesModule } from '../../events/index.js';
import { AccessNotices } from './access-notices.service.js';
import { LogIns } from './log-ins.service.js';
import { SecondFactors } from './second-factors.service.js';
import { Sessions } from './sessions.service.js';

const SERVICES = [AccessNotices, LogIns, SecondFactors, Sessions];

@Module({ imports: [MessagesModule], providers: SERVICES, exports: SERVICES })
export class SessionsModule {}
