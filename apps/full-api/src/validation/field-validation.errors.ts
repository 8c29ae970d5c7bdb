import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';

/** Messages by the caller's own paths: `enderecos_entrega.0.endereco`. */
export type FieldErrors = Record<string, string[]>;

/** The request's form is invalid: 400 with `errors`. */
export class FieldValidationError extends BadRequestException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    const reported = capFieldErrors(errors, (count) => `e mais ${String(count)}`);
    super(`Invalid fields: ${Object.keys(reported).join(', ')}`);
    this.errors = reported;
  }
}
