import { Module } from '@nestjs/common';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { DataRetention } from './data-retention.service.js';
import { Privacy } from './privacy.service.js';

@Module({
  imports: [CouriersModule, MerchantsModule],
  providers: [Privacy, DataRetention],
  exports: [Privacy, DataRetention],
})
export class PrivacyModule {}
