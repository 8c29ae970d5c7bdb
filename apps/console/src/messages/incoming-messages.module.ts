import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { IncomingMessagesController } from './incoming-messages.controller.js';

/** The gateway of SMS and WhatsApp calls here. */
@Module({ imports: [DomainModule], controllers: [IncomingMessagesController] })
export class IncomingMessagesModule {}
