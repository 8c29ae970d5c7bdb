import { ApiPixPayments, DomainModule, OutsidePayments } from '#domain';
import { Global, Module } from '@nestjs/common';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../console.settings.js';
import { PixCallBackController } from './pix-call-back.controller.js';

/** Without a secret there is no provider: people confirm payments by hand. */
const outsidePayments = {
  provide: OutsidePayments,
  inject: [CONSOLE_SETTINGS],
  useFactory: ({ PIX_CALLBACK_SECRETS: secrets }: ConsoleSettings): OutsidePayments | null => {
    const [first, ...more] = secrets ?? [];
    return first === undefined ? null : new ApiPixPayments([first, ...more]);
  },
};

@Global()
@Module({ providers: [outsidePayments], exports: [outsidePayments] })
class PaymentProviderModule {}

/** Payment providers call here. */
@Module({ imports: [PaymentProviderModule, DomainModule], controllers: [PixCallBackController] })
export class PaymentCallBacksModule {}
