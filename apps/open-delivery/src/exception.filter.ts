import { Catch, Inject, Injectable } from '@nestjs/common';
import { FaceExceptionFilter, LOGGER, type Failure, type Logger } from '#runtime';
import type { Request, Response } from 'express';
import { OAuthError, oauthBody } from './auth/oauth.errors.js';
import { toProblemJson } from './problem-json.mapper.js';

const TOKEN_PATH = '/api/opendelivery/oauth/token';

@Catch()
@Injectable()
export class OpenDeliveryExceptionFilter extends FaceExceptionFilter {
  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }

  protected render(failure: Failure, request: Request, response: Response): void {
    const body = toProblemJson(failure);
    response.status(body.status);
    if (request.path === TOKEN_PATH) {
      const error = failure.kind === 'http' ? failure.exception : null;
      if (body.status === 401) response.setHeader('WWW-Authenticate', 'Basic realm="open-delivery"');
      response.json(oauthBody(body, error instanceof OAuthError ? error.code : undefined));
      return;
    }
    if (body.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (body.status === 503) response.setHeader('Retry-After', '5');
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}
