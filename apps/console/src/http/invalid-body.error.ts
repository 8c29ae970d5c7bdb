import { BadRequestException } from '@nestjs/common';

/** What is wrong, by the path of the field in the caller's own words. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export class InvalidBodyError extends BadRequestException {
  constructor(readonly errors: FieldErrors) {
    super('The request has missing or invalid fields');
  }
}
