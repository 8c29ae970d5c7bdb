import { ApiPixPayments, DomainModule, ManualPayments, PaymentProvider } from '#domain';
import { Module, Global } from '@nestjs/common';
import { TrackingPageModule } from './tracking/tracking-page.module.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { IncomingMessagesController } from './messages/incoming-messages.controller.js';
import {
  OAuthController,
  OAuthMetadataController,
  ProtectedResourceController,
} from './oauth/oauth.controller.js';
import { PasswordResetsController } from './password-reset/password-resets.controller.js';
import { ResetPageController } from './password-reset/reset-page.controller.js';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console.settings.js';
import { PayoutNoticesController } from './payments/payout-notices.controller.js';
import { PixCallbackController } from './payments/pix-callback.controller.js';
import { StatusController } from './status/status.controller.js';
import { WEB_PAGE_CONTROLLERS, WebFilesController } from './web/web-apps.controller.js';
import { WebFiles } from './web/web-file.provider.js';
import { AdminModule } from './admin/admin.module.js';
import { CourierApiModule } from './courier-api/courier-api.module.js';
import { DeveloperApiModule } from './developer-api/developer-api.module.js';
import { MerchantApiModule } from './merchant-api/merchant-api.module.js';
import { ConsoleProblemFilter } from './http/problem.filter.js';
import { McpModule } from './mcp/mcp.module.js';

/** What a demonstration would have sent. */
@Module({ imports: [DomainModule, TrackingPageModule], controllers: [MailboxController] })
class MailboxModule {}

/** The gateway of SMS and WhatsApp calls here. */
@Module({ imports: [DomainModule], controllers: [IncomingMessagesController] })
class IncomingMessagesModule {}

/** Tokens of the apps that merchants install. */
@Module({
  imports: [DomainModule],
  controllers: [OAuthController, OAuthMetadataController, ProtectedResourceController],
})
class OAuthModule {}

/** New passwords for people who cannot log in. */
@Module({
  imports: [DomainModule, TrackingPageModule],
  controllers: [PasswordResetsController, ResetPageController],
})
class PasswordResetModule {}

/** Without a secret there is no provider, and operators confirm payments by hand. */
const outsidePayments = {
  provide: PaymentProvider,
  inject: [CONSOLE_SETTINGS],
  useFactory: ({ PIX_CALLBACK_SECRETS: secrets }: ConsoleSettings): PaymentProvider => {
    const [first, ...more] = secrets ?? [];
    return first === undefined ? new ManualPayments() : new ApiPixPayments([first, ...more]);
  },
};

@Global()
@Module({ providers: [outsidePayments], exports: [outsidePayments] })
class PaymentProviderModule {}

/** Payment providers call here. */
@Module({
  imports: [PaymentProviderModule, DomainModule],
  controllers: [PixCallbackController, PayoutNoticesController],
})
class PaymentCallbacksModule {}

/** How the platform is. */
@Module({ imports: [DomainModule, TrackingPageModule], controllers: [StatusController] })
class StatusModule {}

/** The browser apps that `apps/web` builds. */
@Module({ controllers: [WebFilesController, ...WEB_PAGE_CONTROLLERS], providers: [WebFiles] })
class WebAppsModule {}

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
