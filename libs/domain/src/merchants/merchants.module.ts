import { Module } from '@nestjs/common';
import { MerchantQueries } from './merchant.queries.js';
import { Merchants } from './merchants.service.js';

@Module({ providers: [Merchants, MerchantQueries], exports: [Merchants, MerchantQueries] })
export class MerchantsModule {}
