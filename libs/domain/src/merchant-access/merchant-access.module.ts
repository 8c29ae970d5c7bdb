import { Module } from '@nestjs/common';
import { MerchantsModule } from '../merchants/index.js';
import { MerchantLogIns } from './merchant-log-ins.service.js';
import { MerchantSecondFactors } from './merchant-second-factors.service.js';
import { MerchantSessions } from './merchant-sessions.service.js';
import { SubUserRemovals } from './sub-user-removals.service.js';

@Module({
  imports: [MerchantsModule],
  providers: [MerchantLogIns, MerchantSecondFactors, MerchantSessions, SubUserRemovals],
  exports: [MerchantLogIns, MerchantSecondFactors, MerchantSessions, SubUserRemovals],
})
export class MerchantAccessModule {}
