import { applyDecorators, Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiKeyGuard } from '../auth/api-key.guard.js';
import { EnvelopeInterceptor } from './envelope.interceptor.js';

/** A controller of the primary base: behind the key, answers in the envelope. */
export function PortugueseController(): ClassDecorator {
  return applyDecorators(Controller('api/m'), UseGuards(ApiKeyGuard), UseInterceptors(EnvelopeInterceptor));
}
