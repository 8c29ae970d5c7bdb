import { DomainError, type DomainErrorCode } from '#domain';
import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';
import { WORDS } from './words.js';

/** A path parameter: its parser and its type in the document. */
export interface PathParameter<T> {
  readonly type: typeof Number | typeof String;
  read(text: unknown): T;
}

const ID = /^[1-9]\d{0,15}$/;

/** An id. A text that is no id names nothing, so it is answered 404 rather than 400. */
export function pathId(missing: DomainErrorCode): PathParameter<number> {
  return {
    type: Number,
    read: (text) => {
      const id = typeof text === 'string' && ID.test(text) ? Number(text) : NaN;
      if (!Number.isSafeInteger(id)) throw new DomainError(missing);
      return id;
    },
  };
}

/** The id or public id of an order; the core finds out which. */
export const pathRef: PathParameter<string> = { type: String, read: String };

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
