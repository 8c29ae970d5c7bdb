import { DomainError, type DomainErrorCode } from '#domain';
import { z } from 'zod';

const ID = /^[1-9]\d{0,14}$/;

/** An id in a path. A text that cannot be an id names nothing: @throws `missing` */
export function pathId(missing: DomainErrorCode) {
  return pathText(missing, ID).transform(Number);
}

/** A token or file name in a path. A text with NUL, which PostgreSQL cannot store, names nothing: @throws `missing` */
export function pathText(missing: DomainErrorCode, pattern = /^[^\0]*$/) {
  return z.string().transform((text) => {
    if (!pattern.test(text)) throw new DomainError(missing);
    return text;
  });
}
