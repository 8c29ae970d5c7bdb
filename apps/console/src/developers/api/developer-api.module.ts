import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../../admin/audit/audit.interceptor.js';
import { WebhookTests } from '../../admin/webhooks/webhook-tests.service.js';
import { APP_CONTROLLERS } from './apps/apps.controller.js';
import { AppConnectionsController } from './apps/connections.controller.js';
import { AppEventFeed, AppEventsController } from './events/events.controller.js';
import { AppInspectorController } from './apps/inspector.controller.js';
import { AppReviewsController } from './apps/reviews.controller.js';
import { AppTestOrdersController } from './apps/test-orders.controller.js';
import { AppWebhooksController } from './apps/webhooks.controller.js';
import { DeveloperGuard } from './session/developer-api.decorator.js';
import { DEVELOPER_SESSION_CONTROLLERS } from './session/sessions.controller.js';
import { LogInOpening } from '../../sessions/log-in-opening.service.js';
import { TEAM_CONTROLLERS } from './teams/teams.controller.js';

@Module({
  imports: [UploadsModule],
  controllers: [
    ...APP_CONTROLLERS,
    AppConnectionsController,
    AppEventsController,
    AppInspectorController,
    AppReviewsController,
    AppTestOrdersController,
    AppWebhooksController,
    ...TEAM_CONTROLLERS,
    ...DEVELOPER_SESSION_CONTROLLERS,
  ],
  providers: [AppEventFeed, AuditInterceptor, DeveloperGuard, LogInOpening, WebhookTests],
})
export class DeveloperApiModule {}
