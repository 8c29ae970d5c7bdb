import { Module } from '@nestjs/common';
import { MessagesModule } from '../../events/index.js';
import { SessionsModule } from '../sessions/index.js';
import { DeveloperAccounts } from './developer-accounts.service.js';
import { DeveloperLinks } from './developer-links.service.js';
import { DeveloperLogIns } from './developer-log-ins.service.js';
import { DeveloperSessions } from './developer-sessions.service.js';
import { DeveloperTeams } from './developer-teams.service.js';

@Module({
  imports: [MessagesModule, SessionsModule],
  providers: [DeveloperAccounts, DeveloperLinks, DeveloperLogIns, DeveloperSessions, DeveloperTeams],
  exports: [DeveloperAccounts, DeveloperLogIns, DeveloperSessions, DeveloperTeams],
})
export class DevelopersModule {}
