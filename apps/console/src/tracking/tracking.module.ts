import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { AssetsController } from './assets.controller.js';
import { TrackingController } from './tracking.controller.js';
import { TrackingFeed } from './tracking.feed.js';

/** The pages recipients follow their orders on. */
@Module({
  imports: [DomainModule],
  controllers: [AssetsController, TrackingController],
  providers: [TrackingFeed],
})
export class TrackingModule {}
