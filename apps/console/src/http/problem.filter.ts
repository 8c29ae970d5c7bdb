import { Catch, Inject, Injectable } from '@nestjs/common';
import {
  FaceExceptionFilter,
  LOGGER,
  RUNTIME_CONFIG,
  type Failure,
  type Logger,
  type RuntimeConfig,
} from '#runtime';
import type { Request, Response } from 'express';
import { sendErrorPage } from '../tracking/error.page.js';
import { problemOf } from './problem.js';

/** Where people look rather than programs. */
const PAGES = /^\/rastreio(?:[/?]|$)/;

@Catch()
@Injectable()
export class ProblemFilter extends FaceExceptionFilter {
  constructor(
    @Inject(LOGGER) logger: Logger,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {
    super(logger);
  }

  protected render(failure: Failure, request: Request, response: Response): void {
    const body = problemOf(failure);
    if (PAGES.test(request.originalUrl)) {
      sendErrorPage(body.status, this.config.publicUrl, response);
      return;
    }
    response.status(body.status);
    if (body.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (body.status === 503) response.setHeader('Retry-After', '5');
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}
