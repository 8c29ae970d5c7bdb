import { applyDecorators, Controller, StreamableFile, UseGuards } from '@nestjs/common';
import { VersionedAnswer } from '#runtime';
import { ApiKeyGuard } from '../auth/api-key.guard.js';

/** Base of the newer calls, which have English names and no envelope. */
export const SECONDARY_BASE = '/api/m/v1/';

/** Wraps answers of the Portuguese endpoints in `{success, response}`; files are sent as they are. */
export function wrapAnswer(response: unknown, path: string): unknown {
  if (response instanceof StreamableFile || path.startsWith(SECONDARY_BASE)) return response;
  if (response instanceof VersionedAnswer) return response.within('{"success":true,"response":', '}');
  return response === undefined ? { success: true } : { success: true, response };
}

/** A controller of the primary base, for callers with a key. */
export function PrimaryBaseController(): ClassDecorator {
  return applyDecorators(Controller('api/m'), UseGuards(ApiKeyGuard));
}
