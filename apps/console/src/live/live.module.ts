import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { HubEventFeed } from './hub-event.feed.js';

/** The one feed of a process that tells boards and merchants what changes in their hubs. */
@Module({ imports: [DomainModule], providers: [HubEventFeed], exports: [HubEventFeed] })
export class LiveModule {}
