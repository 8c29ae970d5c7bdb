import { type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from '../logging/index.js';
import { allowedMethods } from './allowed-methods.js';
import { requestOf, responseOf } from './execution-host.js';
import { contextOf } from './request-context.js';
import { classify, type Failure } from './transport.error.js';

/**
 * Base of the faces' exception filters: an answer that has begun is left alone, an unexpected error is logged with
 * the request's id, another method of a known path is told which there are, and the face renders the failure.
 */
export abstract class FaceExceptionFilter implements ExceptionFilter {
  protected constructor(private readonly logger: Logger) {}

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
