import { DomainModule } from '#domain';
import { UploadsModule } from '#runtime';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../admin/audit/audit.interceptor.js';
import { WebhookTests } from '../admin/webhooks/webhook-tests.service.js';
import { DeveloperAppsController } from './apps/apps.controller.js';
import { AppConnectionsController } from './apps/connections.controller.js';
import { AppEventFeed } from './events/app-event.feed.js';
import { AppEventsController } from './events/events.controller.js';
import { AppInspectorController } from './apps/inspector.controller.js';
import { AppLogoController } from './apps/logo.controller.js';
import { AppReviewsController } from './apps/reviews.controller.js';
import { AppTestOrdersController } from './apps/test-orders.controller.js';
import { AppWebhookController } from './apps/webhook.controller.js';
import { AppCredentialsController } from './apps/credentials.controller.js';
import { DeveloperLoginController } from './session/login.controller.js';
import { DeveloperGuard } from './session/developer.guard.js';
import { DeveloperRegistrationController } from './session/registration.controller.js';
import { DeveloperSessionsController } from './session/sessions.controller.js';
import { DeveloperMembersController } from './teams/members.controller.js';
import { DeveloperTeamsController } from './teams/teams.controller.js';

/** The API of developers: accounts, teams, apps with their sandboxes. */
@Module({
  imports: [DomainModule, UploadsModule],
  controllers: [
    AppConnectionsController,
    AppCredentialsController,
    AppEventsController,
    AppInspectorController,
    AppLogoController,
    AppReviewsController,
    AppTestOrdersController,
    AppWebhookController,
    DeveloperAppsController,
    DeveloperLoginController,
    DeveloperMembersController,
    DeveloperRegistrationController,
    DeveloperSessionsController,
    DeveloperTeamsController,
  ],
  providers: [AppEventFeed, AuditInterceptor, DeveloperGuard, WebhookTests],
})
export class DeveloperApiModule {}
