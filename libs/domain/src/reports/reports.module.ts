import { Module } from '@nestjs/common';
import { HubsModule } from '../hubs/index.js';
import { Reports } from './reports.js';

@Module({ imports: [HubsModule], providers: [Reports], exports: [Reports] })
export class ReportsModule {}
