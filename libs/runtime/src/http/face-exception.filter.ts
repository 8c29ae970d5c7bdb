import { type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from '../logging/index.js';
import { requestOf, responseOf } from './execution-host.js';
import { contextOf } from './request-context.js';
import { classify, type Failure } from './transport.error.js';

/**
 * Base of the faces' exception filters: an answer that has begun is left alone, an unexpected error is logged with
 * the request's id, and the face renders the failure.
 */
export abstract class FaceExceptionFilter implements ExceptionFilter {
  protected constructor(private readonly logger: Logger) {}

  protected abstract render(failure: Failure, request: Request, response: Response): void;

  catch(exception: unknown, host: ArgumentsHost): void {
    const request = requestOf(host);
    const response = responseOf(host);
    const failure = classify(exception);
    this.report(failure, request);
    if (response.headersSent) return;
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
