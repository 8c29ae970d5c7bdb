import type { Posting } from '#domain';
import type { Response } from 'express';

/** 201 for a new entry; 200 for one that its external_id had made before. */
export function renderPosting<T>(response: Response, posting: Posting, render: (posting: Posting) => T): T {
  response.status(posting.duplicated ? 200 : 201);
  return render(posting);
}
