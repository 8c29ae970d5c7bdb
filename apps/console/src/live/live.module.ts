import { Module } from '@nestjs/common';
import { HubEventFeed } from './hub-event.feed.js';

/** The process's feed of changes in hubs, for boards and merchants. */
@Module({ providers: [HubEventFeed], exports: [HubEventFeed] })
export class LiveModule {}
