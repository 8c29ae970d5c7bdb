import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { MerchantGuard } from './merchant.guard.js';

/** A controller below `/api/merchant`, for merchants and sub-users that are logged in. */
export function MerchantController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/merchant/${path}`), UseGuards(MerchantGuard));
}
