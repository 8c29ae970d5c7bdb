import { Module } from '@nestjs/common';
import { WEB_PAGE_CONTROLLERS, WebFilesController } from './web-apps.controller.js';
import { WebFiles } from './web-file.provider.js';

/** The browser apps that `apps/web` builds. */
@Module({
  controllers: [WebFilesController, ...WEB_PAGE_CONTROLLERS],
  providers: [WebFiles],
  exports: [WebFiles],
})
export class WebAppsModule {}
