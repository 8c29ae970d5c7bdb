import { ApiPixPayments, ManualPayments, MODULE_NAMES, PaymentProvider, type ModuleName } from '#domain';
import type { RuntimeConfig } from '#runtime';
import { Module, Global, type Type } from '@nestjs/common';
import { CellsModule } from './cells/cells.controller.js';
import { CityMakerApiModule } from './city-maker/city-imports.controller.js';
import { ClaimsApiModule } from './claims/admin-claims.controller.js';
import { PayoutsApiModule } from './payouts/payouts.controller.js';
import { DevelopersApiModule } from './developers/merchant-apps.controller.js';
import { SandboxApiModule } from './sandbox/robot-steps.controller.js';
import { WebAppsModule } from './web/web-apps.controller.js';
import { ShiftsApiModule } from './shifts/shifts.controller.js';
import { TrackingPageModule } from './tracking/tracking-page.module.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { IncomingMessagesController } from './messages/incoming-messages.controller.js';
import { PasswordResetsController, ResetPageController } from './password-reset/reset-page.controller.js';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './console.settings.js';
import { PixCallbackController } from './payments/pix-callback.controller.js';
import { PlatformStates, StatusController } from './status/status.controller.js';
import { AdminModule } from './admin/admin.module.js';
import { CourierApiModule } from './courier-api/courier-api.module.js';
import { MerchantApiModule } from './merchant-api/merchant-api.module.js';
import { ConsoleProblemFilter } from './http/problem.filter.js';

@Module({ imports: [TrackingPageModule], controllers: [PasswordResetsController, ResetPageController] })
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

@Module({
  imports: [
    AdminModule,
    CourierApiModule,
    MerchantApiModule,
    PaymentProviderModule,
    TrackingPageModule,
    PasswordResetModule,
    WebAppsModule,
  ],
  controllers: [MailboxController, IncomingMessagesController, PixCallbackController, StatusController],
  providers: [ConsoleProblemFilter, PlatformStates],
})
export class ConsoleModule {}

const OPTIONAL_APIS: Readonly<Record<ModuleName, Type>> = {
  'city-maker': CityMakerApiModule,
  claims: ClaimsApiModule,
  developers: DevelopersApiModule,
  payouts: PayoutsApiModule,
  sandbox: SandboxApiModule,
  shifts: ShiftsApiModule,
};

export function optionalApis(
  { cells, modules }: Pick<RuntimeConfig, 'cells' | 'modules'> = { cells: false, modules: MODULE_NAMES },
): Type[] {
  return [...modules.map((name) => OPTIONAL_APIS[name]), ...(cells ? [CellsModule] : [])];
}
