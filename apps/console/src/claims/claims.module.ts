import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { ClaimsController } from './admin-claims.controller.js';
import { CourierClaimsController } from './courier-claims.controller.js';
import { MerchantClaimsController } from './merchant-claims.controller.js';
import { RecipientClaimsController } from './recipient-claims.controller.js';

/** Console API of the module `claims`. */
@Module({
  imports: [TrackingPageModule, UploadsModule],
  controllers: [
    ClaimsController,
    CourierClaimsController,
    MerchantClaimsController,
    RecipientClaimsController,
  ],
})
export class ClaimsApiModule {}
