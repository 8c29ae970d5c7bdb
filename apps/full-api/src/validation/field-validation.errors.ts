import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';
import { WORDS } from './words.js';

/** Messages by the caller's own paths: `enderecos_entrega.0.endereco`. */
export type FieldErrors = Record<string, string[]>;

/** The request's form is invalid: 400 with `errors`. */
export class FieldValidationError extends BadRequestException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    const reported = capFieldErrors(errors, WORDS.pt.more);
    super(`Invalid fields: ${Object.keys(reported).join(', ')}`);
    this.errors = reported;
  }
}
