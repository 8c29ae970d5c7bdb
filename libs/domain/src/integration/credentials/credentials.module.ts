import { Module } from '@nestjs/common';
import { MerchantsModule } from '../../people/index.js';
import { Callers } from './callers.service.js';
import { Credentials } from './credentials.service.js';
import { LastUses } from './last-uses.service.js';

@Module({
  imports: [MerchantsModule],
  providers: [Callers, Credentials, LastUses],
  exports: [Callers, Credentials, LastUses],
})
export class CredentialsModule {}
