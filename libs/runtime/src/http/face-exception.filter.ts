import { type ArgumentsHost, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from './server-routes.js';
import { requestOf, responseOf } from './caller.js';
import { contextOf } from './request-context.js';
import { LOGGER } from '../core/core.js';
import { classify, type Failure } from './transport.error.js';
import type { Logger } from '../logging/logger.js';
import type { DomainErrorCode } from '#domain';

/**
 * An answer that has begun is left alone, an unexpected error is logged with the request's id, another method
 * of a known path is told which there are, and the face renders the failure.
 */
export abstract class FaceExceptionFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  protected abstract render(failure: Failure, request: Request, response: Response): void;

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = requestOf(host);
    const response = responseOf(host);
    const thrown = classify(exception);
    this.report(thrown, request);
    if (response.headersSent) return;
    const allowed = thrown.kind === 'unknown_path' ? allowedMethods(request) : [];
    const failure: Failure = allowed.length > 0 ? { kind: 'wrong_method', status: 405 } : thrown;
    if (allowed.length > 0) response.setHeader('Allow', allowed.join(', '));
    const moved = failure.kind === 'domain' && failure.error.code === 'hub_moved';
    const address = moved ? failure.error.facts['address'] : null;
    if (typeof address === 'string' && address !== '') response.setHeader('Location', address);
    this.render(failure, request, response);
  }

  private report(failure: Failure, request: Request): void {
    const requestId = contextOf(request)?.id;
    if (failure.kind === 'unexpected') this.logger.error({ requestId, err: failure.error }, 'request failed');
    else if (failure.kind === 'http' && failure.status >= 500)
      this.logger.error({ requestId, err: failure.exception }, 'request failed');
    else if (failure.kind === 'domain' && failure.error.code === 'storage_unavailable')
      this.logger.warn({ requestId, err: failure.error }, 'database away');
  }
}

type Errors = Readonly<Record<string, readonly string[]>>;

export const MAX_REPORTED_FIELDS = 20;

/** Further errors are a number under `body`, in the face's language. */
export function capFieldErrors(errors: Errors, andMore: (count: number) => string): Record<string, string[]> {
  const fields = Object.entries(errors).map(([field, texts]) => [field, [...texts]] as [string, string[]]);
  if (fields.length <= MAX_REPORTED_FIELDS) return Object.fromEntries(fields);
  const shown = Object.fromEntries(fields.slice(0, MAX_REPORTED_FIELDS));
  return { ...shown, body: [...(shown['body'] ?? []), andMore(fields.length - MAX_REPORTED_FIELDS)] };
}

export interface RefusalText {
  readonly status: number;
  readonly detail: string;
}

/**
 * Answers with one status and the texts of a catalogue. A code that the core does not have does not compile.
 */
export function answersWith<Code extends DomainErrorCode>(
  status: number,
  texts: Readonly<Record<Code, string>>,
): Record<Code, RefusalText> {
  const answers = Object.entries<string>(texts).map(([code, detail]) => [code, { status, detail }]);
  return Object.fromEntries(answers) as Record<Code, RefusalText>;
}
