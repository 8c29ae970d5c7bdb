import { Catch, Inject } from '@nestjs/common';
import { FaceExceptionFilter, LOGGER, type Failure, type Logger } from '#runtime';
import type { Request, Response } from 'express';
import { errorReply, WRONG_METHOD } from './error.mapper.js';
import { allowedMethods } from './allowed-method.rules.js';

/** Answers every refusal and fault in this face's form. */
@Catch()
export class FullApiExceptionFilter extends FaceExceptionFilter {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }

  protected render(failure: Failure, request: Request, response: Response): void {
    const allowed = failure.kind === 'unknown_path' ? allowedMethods(request) : [];
    const { status, body } = allowed.length > 0 ? WRONG_METHOD : errorReply(failure);
    if (allowed.length > 0) response.setHeader('Allow', allowed.join(', '));
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(status).json(body);
  }
}
