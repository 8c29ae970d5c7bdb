import type { DomainErrorCode } from './domain-error-codes.js';

export interface DomainErrorFacts {
  /** Path of the faulty field in the core's names: `stops.0.address`. Faces translate it. */
  field?: string;
  /** Further facts for a face's answer: the group's leader, the current status, the wait in seconds. */
  [fact: string]: unknown;
}

/**
 * A refusal by a business rule. The code is one of a closed union: every face keeps a total table from
 * code to its own words, so a new code does not compile until each face has an answer for it.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: DomainErrorCode,
    readonly facts: DomainErrorFacts = {},
    options?: ErrorOptions,
  ) {
    super(facts.field === undefined ? code : `${code} (${facts.field})`, options);
  }
}

export function isDomainError(error: unknown, code?: DomainErrorCode): error is DomainError {
  return error instanceof DomainError && (code === undefined || error.code === code);
}
