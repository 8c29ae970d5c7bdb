import { Database, Idempotency, type Scope } from '#domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { nameOfRequest, REPLAYED_HEADER, requireIdempotencyKey } from './idempotency-key.policy.js';

/** Description of the header in the document. */
export const IDEMPOTENCY_WORDS =
  'With `Idempotency-Key` (1 to 255 ASCII characters without spaces), the same request sent again within 24 hours ' +
  'gets the first answer, and `Idempotency-Replayed: true`; another request with the key is refused (422).';

/** Requests that a phone or a page repeats when it does not know whether the first one succeeded. */
@Injectable()
export class IdempotentRequests {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly db: Database,
  ) {}

  /** Runs the work once per `Idempotency-Key` of the person; without a key, always. @throws idempotency_conflict */
  async once<Answer>(
    by: Pick<Scope, 'hubId' | 'actor'>,
    request: Request,
    response: Response,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const sent = request.headers['idempotency-key'];
    if (sent === undefined) return work();
    const key = requireIdempotencyKey(sent);
    const content = `${request.path}:${JSON.stringify(request.body ?? {})}`;
    const named = { ...nameOfRequest(by, key), content };
    const { answer, replayed } = await this.db.inTransactionScope(() =>
      this.idempotency.runOnce(named, work),
    );
    if (replayed) response.setHeader(REPLAYED_HEADER, 'true');
    return answer;
  }
}
