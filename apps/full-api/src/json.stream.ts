import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** No faster than the caller reads. */
export async function streamJson(response: Response, text: AsyncGenerator<string>): Promise<void> {
  // An error before the first piece is answered as an error of this face.
  const first = await text.next();
  response.type('json');
  try {
    await pipeline(Readable.from(rest(first, text)), response);
  } catch (error) {
    // The caller closed the connection.
    if ((error as { code?: unknown } | null)?.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function* rest(first: IteratorResult<string>, text: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* text;
}
