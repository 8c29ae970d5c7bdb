import { Module } from '@nestjs/common';
import { CouriersModule } from '../couriers/index.js';
import { MerchantsModule } from '../merchants/index.js';
import { Privacy } from './privacy.service.js';

@Module({ imports: [CouriersModule, MerchantsModule], providers: [Privacy], exports: [Privacy] })
export class PrivacyModule {}
