import { HttpException } from '@nestjs/common';
import { isDomainError, type DomainErrorCode, type DomainErrorFacts } from '#domain';
import type { ErrorAnswer } from './vocabulary/errors.js';

/** A refusal whose answer depends on where it happened, not only on its code. */
export class AnsweredError extends HttpException {
  constructor(
    readonly answer: ErrorAnswer,
    readonly facts: DomainErrorFacts,
    options: { cause: Error },
  ) {
    super(answer.text, answer.status, options);
  }
}

/** Runs a call of the core and answers some of its refusals otherwise than the table of the face does. */
export async function answering<T>(
  answers: Partial<Record<DomainErrorCode, ErrorAnswer>>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const answer = isDomainError(error) ? answers[error.code] : undefined;
    if (!isDomainError(error) || answer === undefined) throw error;
    throw new AnsweredError(answer, error.facts, { cause: error });
  }
}
