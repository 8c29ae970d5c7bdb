import { HttpException } from '@nestjs/common';
import { isDomainError, type DomainErrorCode, type DomainErrorFacts } from '#domain';
import type { ErrorAnswer } from './vocabulary/error.vocabulary.js';

/** A refusal whose answer depends on the endpoint, not only on its code. */
export class EndpointError extends HttpException {
  constructor(
    readonly answer: ErrorAnswer,
    readonly facts: DomainErrorFacts,
    options: { cause: Error },
  ) {
    super(answer.text, answer.status, options);
  }
}

/** Runs a call of the core and answers some of its refusals in the endpoint's own way instead of the face's. */
export async function withEndpointErrors<Called>(
  answers: Partial<Record<DomainErrorCode, ErrorAnswer>>,
  call: () => Promise<Called>,
): Promise<Called> {
  try {
    return await call();
  } catch (error) {
    const answer = isDomainError(error) ? answers[error.code] : undefined;
    if (!isDomainError(error) || answer === undefined) throw error;
    throw new EndpointError(answer, error.facts, { cause: error });
  }
}
