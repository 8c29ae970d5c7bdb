import { DomainError, type DomainErrorCode } from '#domain';
import { capFieldErrors } from '#runtime';
import { BadRequestException } from '@nestjs/common';
import { WORDS } from './words.js';

/** `type` is for the document. */
export interface PathParameter<T> {
  readonly type: typeof Number | typeof String;
  read(text: unknown): T;
}

const ID = /^[1-9]\d{0,15}$/;

/** A text that is no id names nothing, so it is answered 404 rather than 400. */
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

/** Id or public id; the core finds out which. */
export const pathRef: PathParameter<string> = { type: String, read: String };

/** Messages by the caller's own paths: `enderecos_entrega.0.endereco`. */
export type FieldErrors = Record<string, string[]>;

/** 400 with `errors`. */
export class FieldValidationError extends BadRequestException {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    const reported = capFieldErrors(errors, WORDS.pt.more);
    super(`Invalid fields: ${Object.keys(reported).join(', ')}`);
    this.errors = reported;
  }
}
