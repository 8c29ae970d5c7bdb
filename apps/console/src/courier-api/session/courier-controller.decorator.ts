import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { CourierGuard } from './courier.guard.js';

/** A controller below `/api/courier`, for signed-in couriers only. */
export function CourierController(path = ''): ClassDecorator {
  return applyDecorators(Controller(`api/courier/${path}`), UseGuards(CourierGuard));
}
