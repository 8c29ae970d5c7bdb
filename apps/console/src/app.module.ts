import { ApiPixPayments, ManualPayments, MODULE_NAMES, PaymentProvider, type ModuleName } from '#domain';
import type { Guides, RuntimeConfig } from '#runtime';
import { Module, Global, type Type } from '@nestjs/common';
import { CellsModule } from './cells/cells.controller.js';
import { CityMakerApiModule } from './city-maker/city-imports.controller.js';
import { ClaimsApiModule } from './claims/admin-claims.controller.js';
import { PayoutsApiModule } from './payouts/payouts.controller.js';
import { appsGuide } from './developers/apps-guide.document.js';
import type { ApiRoute } from './docs/route.mapper.js';
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

interface OptionalApi {
  readonly module: Type;
  readonly guide?: (routes: readonly ApiRoute[], publicUrl: string) => Guides;
}

const OPTIONAL_APIS: Readonly<Record<ModuleName, OptionalApi>> = {
  'city-maker': { module: CityMakerApiModule },
  claims: { module: ClaimsApiModule },
  developers: { module: DevelopersApiModule, guide: appsGuide },
  payouts: { module: PayoutsApiModule },
  sandbox: { module: SandboxApiModule },
  shifts: { module: ShiftsApiModule },
};

export function optionalApis(
  { cells, modules }: { readonly cells: boolean; readonly modules: readonly ModuleName[] } = {
    cells: false,
    modules: MODULE_NAMES,
  },
): Type[] {
  return [...modules.map((name) => OPTIONAL_APIS[name].module), ...(cells ? [CellsModule] : [])];
}

export function optionalGuides(
  { modules, publicUrl }: Pick<RuntimeConfig, 'modules' | 'publicUrl'>,
  routes: readonly ApiRoute[],
): Guides[] {
  return modules.flatMap((name) => OPTIONAL_APIS[name].guide?.(routes, publicUrl) ?? []);
}
