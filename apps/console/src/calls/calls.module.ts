import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { CallEventsController } from './call-events.controller.js';

/** The telephony of hubs calls here. */
@Module({ imports: [DomainModule], controllers: [CallEventsController] })
export class CallsModule {}
