import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiKeyGuard } from '../auth/api-key.guard.js';

/** A controller of the primary base, for callers with a key. */
export function PrimaryBaseController(): ClassDecorator {
  return applyDecorators(Controller('api/m'), UseGuards(ApiKeyGuard));
}
