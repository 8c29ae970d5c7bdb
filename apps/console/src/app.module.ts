import { Module } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { CourierApiModule } from './courier-api/courier-api.module.js';
import { DeveloperApiModule } from './developer-api/developer-api.module.js';
import { MailboxModule } from './mailbox/mailbox.module.js';
import { MerchantApiModule } from './merchant-api/merchant-api.module.js';
import { ConsoleProblemFilter } from './http/problem.filter.js';
import { IncomingMessagesModule } from './messages/incoming-messages.module.js';
import { PaymentCallbacksModule } from './payments/payments.module.js';
import { McpModule } from './mcp/mcp.module.js';
import { OAuthModule } from './oauth/oauth.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { StatusModule } from './status/status.module.js';
import { TrackingPageModule } from './tracking/tracking-page.module.js';
import { WebAppsModule } from './web/web-apps.module.js';

/** The console: APIs and pages of couriers, operators, merchants and recipients. */
@Module({
  imports: [
    AdminModule,
    CourierApiModule,
    DeveloperApiModule,
    MailboxModule,
    McpModule,
    MerchantApiModule,
    OAuthModule,
    IncomingMessagesModule,
    PaymentCallbacksModule,
    PasswordResetModule,
    StatusModule,
    TrackingPageModule,
    WebAppsModule,
  ],
  providers: [ConsoleProblemFilter],
})
export class ConsoleModule {}
