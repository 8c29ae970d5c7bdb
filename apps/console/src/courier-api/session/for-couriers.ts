import { UseGuards } from '@nestjs/common';
import { CourierGuard } from './courier.guard.js';

/** Only for a signed-in courier. */
export function ForCouriers(): ClassDecorator {
  return UseGuards(CourierGuard);
}
