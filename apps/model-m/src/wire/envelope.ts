import { StreamableFile } from '@nestjs/common';

/** The newer generation: English names and no envelope. */
export const ENGLISH_BASE = '/api/m/v1/';

/** `{success, response}` around every answer of the Portuguese endpoints; files go as they are. */
export function envelope(response: unknown, path: string): unknown {
  if (response instanceof StreamableFile || path.startsWith(ENGLISH_BASE)) return response;
  return response === undefined ? { success: true } : { success: true, response };
}
