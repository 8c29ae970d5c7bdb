import { BadRequestException } from '@nestjs/common';

/** Messages by the caller's own paths: `enderecos_entrega.0.endereco`. */
export type FieldErrors = Record<string, string[]>;

/** The request broke a rule of its form; answered as 400 with `errors`. */
export class InvalidFieldsError extends BadRequestException {
  constructor(readonly errors: FieldErrors) {
    super(`Invalid fields: ${Object.keys(errors).join(', ')}`);
  }
}
