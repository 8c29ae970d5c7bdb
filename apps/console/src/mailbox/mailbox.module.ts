import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { TrackingPageModule } from '../tracking/tracking-page.module.js';
import { MailboxController } from './mailbox.controller.js';

/** What a demonstration would have sent. */
@Module({ imports: [DomainModule, TrackingPageModule], controllers: [MailboxController] })
export class MailboxModule {}
