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

/** Runs a call of the core, with a promise or without one, and answers some of its refusals in the endpoint's own way instead of the face's. */
export function withEndpointErrors<Called>(
  answers: Partial<Record<DomainErrorCode, ErrorAnswer>>,
  call: () => Called,
): Called {
  const asAnswer = (error: unknown): unknown => {
    const answer = isDomainError(error) ? answers[error.code] : undefined;
    if (!isDomainError(error) || answer === undefined) return error;
    return new EndpointError(answer, error.facts, { cause: error });
  };
  try {
    const called = call();
    if (!(called instanceof Promise)) return called;
    const answered = called.catch((error: unknown) => {
      throw asAnswer(error);
    });
    return answered as Called;
  } catch (error) {
    throw asAnswer(error);
  }
}
