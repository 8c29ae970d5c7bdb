import { Module } from '@nestjs/common';
import { MessagesModule } from '../../events/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AssistantCodes } from './assistant-codes.service.js';
import { MerchantLogIns } from './merchant-log-ins.service.js';
import { MerchantSessions } from './merchant-sessions.service.js';
import { SubUserRemovals } from './sub-user-removals.service.js';

@Module({
  imports: [MerchantsModule, MessagesModule, SessionsModule],
  providers: [AssistantCodes, MerchantLogIns, MerchantSessions, SubUserRemovals],
  exports: [AssistantCodes, MerchantLogIns, MerchantSessions, SubUserRemovals],
})
export class MerchantAccessModule {}
