import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiKeyGuard } from '../auth/api-key.guard.js';

/** A controller of the primary base: behind the key. */
export function PortugueseController(): ClassDecorator {
  return applyDecorators(Controller('api/m'), UseGuards(ApiKeyGuard));
}
