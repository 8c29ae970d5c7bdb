import { DomainError, type IdempotentRequest, type Scope, Database, Idempotency } from '#domain';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';

const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** Header of an answer that repeats the one to an earlier request with the same key. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** @throws invalid_value: the value of the header is no key */
export function requireIdempotencyKey(value: unknown): string {
  if (typeof value === 'string' && IDEMPOTENCY_KEY.test(value)) return value;
  throw new DomainError('invalid_value', { field: 'Idempotency-Key' });
}

/**
 * Name of a stored request. Ids of people are negative, unlike those of credentials; before the key of
 * anybody but a courier stands the kind of person and a space, which no key contains.
 */
export function nameOfRequest(
  { hubId, actor: { kind, id } }: Pick<Scope, 'hubId' | 'actor'>,
  key: string,
): Omit<IdempotentRequest, 'content'> {
  return { hubId, credentialId: -(id ?? 0), key: kind === 'courier' ? key : `${kind} ${key}` };
}

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

  /** Works once per `Idempotency-Key` of the person; without a key, always. @throws idempotency_conflict */
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
