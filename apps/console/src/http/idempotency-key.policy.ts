import { DomainError, type IdempotentRequest, type Scope } from '#domain';

const IDEMPOTENCY_KEY = /^[!-~]{1,255}$/;

/** The header of an answer that is that of an earlier request with the same key. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** @throws invalid_value: the value of the header is no key */
export function requireIdempotencyKey(value: unknown): string {
  if (typeof value === 'string' && IDEMPOTENCY_KEY.test(value)) return value;
  throw new DomainError('invalid_value', { field: 'Idempotency-Key' });
}

/**
 * A person's name for a request. People have no credential: negative ids cannot equal those of credentials. Keys of others
 * than couriers name their kind before a blank, which no key contains.
 */
export function nameOfRequest(
  { hubId, actor: { kind, id } }: Pick<Scope, 'hubId' | 'actor'>,
  key: string,
): Omit<IdempotentRequest, 'content'> {
  return { hubId, credentialId: -(id ?? 0), key: kind === 'courier' ? key : `${kind} ${key}` };
}
