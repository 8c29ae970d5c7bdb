import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { PageAssetsController } from './page-assets.controller.js';
import { PageAssets } from './page-assets.provider.js';
import { TrackingPageController } from './tracking-page.controller.js';
import { TrackingPages } from './tracking-page.service.js';
import { TrackingFeed } from './tracking.feed.js';

/** The pages on which recipients follow their orders. */
@Module({
  imports: [DomainModule],
  controllers: [PageAssetsController, TrackingPageController],
  providers: [PageAssets, TrackingFeed, TrackingPages],
  exports: [PageAssets],
})
export class TrackingPageModule {}
