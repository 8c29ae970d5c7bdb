import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';

/** Faults by the path of the field as the caller wrote it. */
export type ProblemErrors = Readonly<Record<string, readonly string[]>>;

export class InvalidBodyError extends BadRequestException {
  readonly errors: ProblemErrors;

  constructor(errors: ProblemErrors) {
    super('The request has missing or invalid fields');
    this.errors = capFieldErrors(errors, (count) => `and ${String(count)} more`);
  }
}
