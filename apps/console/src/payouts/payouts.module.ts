import { Module } from '@nestjs/common';
import { PayoutNoticesController } from './payout-notices.controller.js';
import { PAYOUT_CONTROLLERS } from './payouts.controller.js';

/** Console API of the module `payouts`. */
@Module({ controllers: [...PAYOUT_CONTROLLERS, PayoutNoticesController] })
export class PayoutsApiModule {}
