import { DomainError, type DomainErrorCode } from '#domain';

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
