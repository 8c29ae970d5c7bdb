import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/index.js';
import { MerchantQueries } from './merchant.queries.js';
import { Merchants } from './merchants.service.js';
import { PreparationTimes } from './preparation-times.service.js';
import { SubUsers } from './sub-users.service.js';

const EXPORTED = [Merchants, MerchantQueries, PreparationTimes, SubUsers];

@Module({ imports: [SessionsModule], providers: EXPORTED, exports: EXPORTED })
export class MerchantsModule {}
