import { Module } from '@nestjs/common';
import { MapSources } from './map-source.provider.js';
import { MapTiles } from './map-tiles.provider.js';
import { PageAssetsController } from './page-assets.controller.js';
import { PageAssets } from './page-assets.provider.js';
import { TrackingPageController, TrackingFeed } from './tracking-page.controller.js';
import { TrackedOrders } from './tracked-orders.service.js';
import { TrackingPages } from './tracking-page.service.js';
import { ConversationsController } from './conversations.controller.js';
import { FormPages, RecipientDesk } from './form-pages.service.js';
import { PinsController } from './pins.controller.js';
import { RedeliveriesController, TimesController } from './times.controller.js';
import { OwnDataController, WishesController } from './wishes.controller.js';
import { RatingsController } from './ratings.controller.js';

@Module({
  controllers: [
    ConversationsController,
    OwnDataController,
    PageAssetsController,
    PinsController,
    TimesController,
    RatingsController,
    RedeliveriesController,
    TrackingPageController,
    WishesController,
  ],
  providers: [
    FormPages,
    MapSources,
    MapTiles,
    PageAssets,
    RecipientDesk,
    TrackedOrders,
    TrackingFeed,
    TrackingPages,
  ],
  exports: [FormPages, MapSources, PageAssets, RecipientDesk],
})
export class TrackingPageModule {}
