import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/index.js';
import { DeveloperAccounts } from './developer-accounts.service.js';
import { DeveloperLinks } from './developer-links.service.js';
import { DeveloperLogIns } from './developer-log-ins.service.js';
import { DeveloperSessions } from './developer-sessions.service.js';
import { DeveloperTeams } from './developer-teams.service.js';

@Module({
  imports: [MessagesModule],
  providers: [DeveloperAccounts, DeveloperLinks, DeveloperLogIns, DeveloperSessions, DeveloperTeams],
  exports: [DeveloperAccounts, DeveloperLogIns, DeveloperSessions, DeveloperTeams],
})
export class DevelopersModule {}
