import { Module } from '@nestjs/common';
import { CouriersModule } from '../../people/index.js';
import { OrdersModule } from '../orders/index.js';
import { BoardAlerts } from './board-alerts.service.js';
import { CourierAlerts } from './courier-alerts.service.js';

@Module({
  imports: [CouriersModule, OrdersModule],
  providers: [BoardAlerts, CourierAlerts],
  exports: [BoardAlerts, CourierAlerts],
})
export class AlertsModule {}
