import { Module } from '@nestjs/common';
import { CouriersModule } from '../couriers/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { MessagesModule } from '../../events/index.js';
import { OperatorsModule } from '../operators/index.js';
import { PasswordResets } from './password-resets.service.js';
import { ResetPersonStore } from './reset-person.store.js';

@Module({
  imports: [CouriersModule, MerchantsModule, MessagesModule, OperatorsModule],
  providers: [PasswordResets, ResetPersonStore],
  exports: [PasswordResets],
})
export class PasswordResetsModule {}
