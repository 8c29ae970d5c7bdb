import { Module } from '@nestjs/common';
import { HubsModule } from '../../company/index.js';
import { NewsModule, WalletsModule } from '../../ledger/index.js';
import { CouriersModule } from '../../people/index.js';
import { ContestDecisions } from './contest-decisions.service.js';
import { Contests } from './contests.service.js';

@Module({
  imports: [CouriersModule, HubsModule, NewsModule, WalletsModule],
  providers: [ContestDecisions, Contests],
  exports: [ContestDecisions, Contests],
})
export class ContestsModule {}
