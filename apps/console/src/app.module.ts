import { Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { CourierApiModule } from './courier-api/courier-api.module.js';
import { ProblemFilter } from './http/problem.filter.js';
import { PaymentCallBacksModule } from './payments/payments.module.js';
import { TrackingModule } from './tracking/tracking.module.js';

/** The company's own side: what couriers, operators and recipients use. */
@Module({
  imports: [AdminModule, CourierApiModule, PaymentCallBacksModule, TrackingModule],
  providers: [ProblemFilter],
})
export class ConsoleModule {}
