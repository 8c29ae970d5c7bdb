import { Module } from '@nestjs/common';
import { PayoutNoticesController } from './payout-notices.controller.js';
import { PAYOUT_CONTROLLERS } from './payouts.controller.js';

/** Of installations with `payouts` in `MODULES`. */
@Module({ controllers: [...PAYOUT_CONTROLLERS, PayoutNoticesController] })
export class PayoutsApiModule {}
