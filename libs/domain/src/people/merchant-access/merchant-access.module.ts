import { Module } from '@nestjs/common';
import { MerchantsModule } from '../merchants/index.js';
import { SessionsModule } from '../sessions/index.js';
import { MerchantLogIns } from './merchant-log-ins.service.js';
import { MerchantSessions } from './merchant-sessions.service.js';
import { SubUserRemovals } from './sub-user-removals.service.js';

@Module({
  imports: [MerchantsModule, SessionsModule],
  providers: [MerchantLogIns, MerchantSessions, SubUserRemovals],
  exports: [MerchantLogIns, MerchantSessions, SubUserRemovals],
})
export class MerchantAccessModule {}
