import { Module } from '@nestjs/common';
import { CouriersModule, MerchantsModule } from '../../people/index.js';
import { Privacy } from './privacy.service.js';

@Module({ imports: [CouriersModule, MerchantsModule], providers: [Privacy], exports: [Privacy] })
export class PrivacyModule {}
