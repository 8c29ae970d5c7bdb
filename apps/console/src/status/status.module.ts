import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { CellsModule } from '../cells/cells.module.js';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { StatusController } from './status.controller.js';

/** How the platform is. */
@Module({ imports: [CellsModule, DomainModule, TrackingPageModule], controllers: [StatusController] })
export class StatusModule {}
