import { HttpException, NotFoundException } from '@nestjs/common';
import { asStorageError, isDomainError, type DomainError } from '#domain';

/** Found before the content of a request is read. */
export type TransportFault =
  'malformed_body' | 'body_too_large' | 'unsupported_body' | 'malformed_path' | 'timed_out';

const STATUS: Record<TransportFault, number> = {
  malformed_body: 400,
  malformed_path: 400,
  body_too_large: 413,
  unsupported_body: 415,
  timed_out: 503,
};

export class TransportError extends HttpException {
  constructor(
    readonly fault: TransportFault,
    cause?: unknown,
  ) {
    super(fault, STATUS[fault], cause === undefined ? {} : { cause });
  }
}

export type Failure =
  | { readonly kind: 'domain'; readonly error: DomainError }
  | { readonly kind: 'transport'; readonly fault: TransportFault; readonly status: number }
  | { readonly kind: 'unknown_path'; readonly status: 404 }
  /** The path is known, by other methods only. */
  | { readonly kind: 'wrong_method'; readonly status: 405 }
  /** From the face's own pipes and guards. */
  | { readonly kind: 'http'; readonly status: number; readonly exception: HttpException }
  | { readonly kind: 'unexpected'; readonly error: unknown };

export function classify(thrown: unknown): Failure {
  // TypeORM's reads of whole records throw the driver's errors.
  const exception = asStorageError(thrown);
  if (isDomainError(exception)) return { kind: 'domain', error: exception };
  if (exception instanceof TransportError)
    return { kind: 'transport', fault: exception.fault, status: exception.getStatus() };
  if (exception instanceof NotFoundException && /^Cannot [A-Z]+ /.test(exception.message))
    return { kind: 'unknown_path', status: 404 };
  if (exception instanceof URIError || causedBy(exception, URIError))
    return { kind: 'transport', fault: 'malformed_path', status: STATUS.malformed_path };
  if (exception instanceof HttpException) return { kind: 'http', status: exception.getStatus(), exception };
  return { kind: 'unexpected', error: exception };
}

function causedBy(exception: unknown, type: new () => Error): boolean {
  return exception instanceof HttpException && exception.cause instanceof type;
}
