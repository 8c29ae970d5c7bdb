import { capFieldErrors } from '#runtime';
import { HttpException } from '@nestjs/common';
import { WORDS } from './words.js';

/** Faults of a request by the path of each field as the caller wrote it. */
export class SchemaValidationError extends HttpException {
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super('Invalid fields', 400);
    this.errors = capFieldErrors(errors, WORDS.pt.more);
  }
}
