import { Module } from '@nestjs/common';
import { GeographyModule } from '../geography/index.js';
import { HubsModule } from '../hubs/index.js';
import { OrdersModule } from '../orders/index.js';
import { Tracking } from './tracking.service.js';

@Module({ imports: [GeographyModule, HubsModule, OrdersModule], providers: [Tracking], exports: [Tracking] })
export class TrackingModule {}
