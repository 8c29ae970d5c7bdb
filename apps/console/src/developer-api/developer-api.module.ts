import { DomainModule } from '#domain';
import { Module } from '@nestjs/common';
import { AuditInterceptor } from '../admin/audit/audit.interceptor.js';
import { DeveloperAppsController } from './apps/apps.controller.js';
import { AppCredentialsController } from './apps/credentials.controller.js';
import { DeveloperLoginController } from './session/login.controller.js';
import { DeveloperGuard } from './session/developer.guard.js';
import { DeveloperRegistrationController } from './session/registration.controller.js';
import { DeveloperSessionsController } from './session/sessions.controller.js';
import { DeveloperMembersController } from './teams/members.controller.js';
import { DeveloperTeamsController } from './teams/teams.controller.js';

/** The API of developers: accounts, teams, apps with their sandboxes. */
@Module({
  imports: [DomainModule],
  controllers: [
    AppCredentialsController,
    DeveloperAppsController,
    DeveloperLoginController,
    DeveloperMembersController,
    DeveloperRegistrationController,
    DeveloperSessionsController,
    DeveloperTeamsController,
  ],
  providers: [AuditInterceptor, DeveloperGuard],
})
export class DeveloperApiModule {}
