import { StreamableFile } from '@nestjs/common';
import { VersionedAnswer } from '#runtime';

/** Calls with English names and no envelope. */
export const SECONDARY_BASE = '/api/m/v1/';

/** Portuguese endpoints answer `{success, response}`; files are sent as they are. */
export function wrapAnswer(response: unknown, path: string): unknown {
  if (response instanceof StreamableFile || path.startsWith(SECONDARY_BASE)) return response;
  if (response instanceof VersionedAnswer) return response.within('{"success":true,"response":', '}');
  return response === undefined ? { success: true } : { success: true, response };
}
