import { Catch, Injectable } from '@nestjs/common';
import { bearerHint, FaceExceptionFilter, hintCredential, type Failure } from '#runtime';
import type { Request, Response } from 'express';
import { OAuthError, oauthBody } from './auth/oauth.errors.js';
import { toProblemJson } from './problem-json.mapper.js';
import { HINT_TEXTS } from './vocabulary/error.vocabulary.js';

const TOKEN_PATH = '/api/opendelivery/oauth/token';

/** A token of this face: three parts, the first a JSON object. */
const TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

function tokenHint(sent: string): string {
  if (TOKEN.test(sent)) return HINT_TEXTS.expired;
  return /^od_/.test(sent) ? HINT_TEXTS.pair : HINT_TEXTS.damaged;
}

@Catch()
@Injectable()
export class OpenDeliveryExceptionFilter extends FaceExceptionFilter {
  protected render(failure: Failure, request: Request, response: Response): void {
    const body = toProblemJson(failure);
    response.status(body.status);
    if (request.path === TOKEN_PATH) {
      const error = failure.kind === 'http' ? failure.exception : null;
      if (body.status === 401) response.setHeader('WWW-Authenticate', 'Basic realm="open-delivery"');
      response.json(oauthBody(body, error instanceof OAuthError ? error.code : undefined));
      return;
    }
    if (body.status === 401) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      hintCredential(response, bearerHint(request.headers.authorization, 'TOKEN', tokenHint));
    }
    if (body.status === 503) response.setHeader('Retry-After', '5');
    response.type('application/problem+json').send(JSON.stringify(body));
  }
}
