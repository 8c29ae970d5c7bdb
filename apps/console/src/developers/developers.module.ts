import { Module } from '@nestjs/common';
import { DeveloperApiModule } from '../developer-api/developer-api.module.js';
import { McpModule } from '../mcp/mcp.module.js';
import {
  OAuthController,
  OAuthMetadataController,
  ProtectedResourceController,
} from '../oauth/oauth.controller.js';
import { DevelopersPageController } from '../web/web-apps.controller.js';
import { WebAppsModule } from '../web/web-apps.module.js';
import { AppReviewsAdminController } from './app-reviews.controller.js';
import { APP_CONTROLLERS } from './merchant-apps.controller.js';

/** Console API of the module `developers`: their portal, the apps that merchants install, and assistants. */
@Module({
  imports: [DeveloperApiModule, McpModule, WebAppsModule],
  controllers: [
    ...APP_CONTROLLERS,
    AppReviewsAdminController,
    DevelopersPageController,
    OAuthController,
    OAuthMetadataController,
    ProtectedResourceController,
  ],
})
export class DevelopersApiModule {}
