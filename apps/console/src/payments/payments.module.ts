import { ApiPixPayments, DomainModule, ConfiguredPayments } from '#domain';
import { Global, Module } from '@nestjs/common';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { PayoutNoticesController } from './payout-notices.controller.js';
import { PixCallbackController } from './pix-callback.controller.js';

/** Without a secret there is no provider, and operators confirm payments by hand. */
const outsidePayments = {
  provide: ConfiguredPayments,
  inject: [CONSOLE_SETTINGS],
  useFactory: ({ PIX_CALLBACK_SECRETS: secrets }: ConsoleSettings): ConfiguredPayments | null => {
    const [first, ...more] = secrets ?? [];
    return first === undefined ? null : new ApiPixPayments([first, ...more]);
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
export class PaymentCallbacksModule {}
